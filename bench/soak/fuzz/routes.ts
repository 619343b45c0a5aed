/** The routes of the API, from the API itself, each with the schemas that it judges a request by. */
import { registerHooks } from 'node:module';
import type { GenericSchema } from 'valibot';

export interface Route {
  method: string;
  /** '/api/news/:id/edit' */
  path: string;
  /** Of a JSON body, and of the query. */
  body?: GenericSchema;
  query?: GenericSchema;
}

/** A handler of Hono's, as `jsonBody` and `validate` make them. */
interface Handled {
  method: string;
  path: string;
  handler: { judges?: Pick<Route, 'body' | 'query'> };
}

const API = '../../../worker/api/app.ts';

const WORKERD = 'data:text/javascript,export const env = {}; export const waitUntil = () => {};';

/** The Worker's modules are made for workerd and a bundler: what only these know is stood in for. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'cloudflare:workers') return { url: WORKERD, shortCircuit: true };
    const resolved = next(specifier, context);
    const isJson = resolved.url.endsWith('.json');
    return isJson ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
  },
});

/** Reads the routes. Those that answer every method, which are middleware, are none. */
export async function apiRoutes(): Promise<Route[]> {
  // Not by name: the Worker's types are those of workerd, which are not for this program.
  const { api } = (await import(new URL(API, import.meta.url).href)) as {
    api: { routes: Handled[] };
  };
  const routes = new Map<string, Route>();
  for (const { method, path: pattern, handler } of api.routes) {
    if (method === 'ALL') continue;
    const path = pattern.replaceAll(/\{[^}]*\}+/g, '');
    const key = `${method} ${path}`;
    routes.set(key, { ...(routes.get(key) ?? { method, path }), ...handler.judges });
  }
  return [...routes.values()];
}
