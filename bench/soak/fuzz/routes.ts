/** The routes of the API, from the API itself, each with the schemas that it judges a request by. */
import { registerHooks } from 'node:module';
import type { GenericSchema } from 'valibot';

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

const API = '../../../worker/api/app.ts';

/** The Worker's modules are made for workerd and a bundler: stubs for what only these have. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'cloudflare:workers')
      return { url: 'data:text/javascript,export const env = {}', shortCircuit: true };
    const resolved = next(specifier, context);
    const isJson = resolved.url.endsWith('.json');
    return isJson ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
  },
});

/** Routes for every method are middleware. */
export async function apiRoutes(): Promise<Route[]> {
  // Not a static import: the Worker's types are workerd's, which this program does not have.
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
