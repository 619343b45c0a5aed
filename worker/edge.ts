/** The edge: every request of the site comes here. */
import type { ShellRenderer } from '@desert/contract/page';
import { api } from './api/app.ts';
import type { Env } from './env.ts';
import { sectionFile, shellFile } from './files.ts';
import { composePage } from './page/compose.ts';
import { secured } from './security.ts';

/** Makes the edge's request handler around a shell. */
export function createEdge(shell: ShellRenderer) {
  async function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname;
    if (path === '/api' || path.startsWith('/api/')) return api.fetch(request, env, context);
    if (!['GET', 'HEAD'].includes(request.method)) return wrongMethod();
    if (path.startsWith('/mf/')) return sectionFile(env, request);
    return (
      (await shellFile(env, request)) ??
      composePage(shell, url.origin, {
        env,
        path,
        search: url.search.slice(1),
        viewer: Promise.resolve(null),
        askApi: async (address) =>
          api.fetch(new Request(new URL(address, url), { headers: request.headers }), env, context),
      })
    );
  }
  return {
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      return secured(await answer(request, env, context));
    },
  };
}

function wrongMethod(): Response {
  return Response.json(
    { errors: { message: 'This address answers GET, HEAD only.' } },
    { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } },
  );
}
