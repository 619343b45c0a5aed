/** The routes of the API, from the API itself, each with the schemas that it judges a request by. */
import type { GenericSchema } from 'valibot';
import { importFromWorker } from '../../site/worker-modules.ts';

export interface Route {
  method: string;
  path: string;
  /** Of a JSON body, and of the query. */
  body?: GenericSchema;
  query?: GenericSchema;
}

/** A route of Hono's, with a handler of `jsonBody` or `validate`. */
interface Handled {
  method: string;
  path: string;
  handler: { judges?: Pick<Route, 'body' | 'query'> };
}

export async function apiRoutes(): Promise<Route[]> {
  const { api } = await importFromWorker<{ api: { routes: Handled[] } }>('api/app.ts');
  const routes = new Map<string, Route>();
  for (const { method, path: pattern, handler } of api.routes) {
    // Middleware is for every method.
    if (method === 'ALL') continue;
    const path = pattern.replaceAll(/\{[^}]*\}+/g, '');
    const key = `${method} ${path}`;
    routes.set(key, { ...(routes.get(key) ?? { method, path }), ...handler.judges });
  }
  return [...routes.values()];
}
