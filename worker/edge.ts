/** The edge: every request of the site comes here. */
import type { ShellRenderer } from '@desert/contract/page';
import { THEME_PATH } from '@desert/contract/theme';
import { api } from './api/app.ts';
import { discovery, isDiscovery } from './discovery/app.ts';
import type { Env } from './env.ts';
import { errorAnswer } from './errors.ts';
import { sectionFile, shellFile } from './files.ts';
import { isFormPost } from './page/form-post.ts';
import { answerStillWidget, stillWidgetAt } from './page/still-widget.ts';
import { keepTheme } from './page/theme.ts';
import { visitPage } from './page/visit.ts';
import { rolloutCookie, rolloutOf } from './rollout.ts';
import { scheduled } from './scheduled.ts';
import { secured } from './security.ts';

/** Makes the edge's handlers around a shell. */
export function createEdge(shell: ShellRenderer) {
  async function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return api.fetch(request, env, context);
    if (pathname === THEME_PATH && request.method === 'POST') return keepTheme(request);
    const reads = ['GET', 'HEAD'].includes(request.method);
    if (!reads && !isFormPost(request)) return wrongMethod();
    if (pathname.startsWith('/mf/')) return sectionFile(env, request);
    if (reads && isDiscovery(pathname)) return discovery.fetch(request, env, context);
    const askApi = async (read: Request) => api.fetch(read, env, context);
    const widget = reads && stillWidgetAt(env, pathname);
    if (widget) return answerStillWidget(widget, shell.kit, { request, env, askApi });
    const file = reads && (await shellFile(env, request));
    if (file) return file;
    return remembering(request, env, await visitPage(shell, { request, env, askApi }));
  }
  return {
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      const ROLLOUT = await rolloutOf(request);
      const known = { ...env, ROLLOUT, SHELL_BUILD: shell.build };
      return secured(await answer(request, known, context));
    },
    scheduled,
  };
}

/** A page that lets its visitor stay on the versions it was made by. */
function remembering(request: Request, { ROLLOUT = '' }: Env, page: Response): Response {
  const cookie = rolloutCookie(request, ROLLOUT);
  if (cookie !== undefined) page.headers.append('set-cookie', cookie);
  return page;
}

function wrongMethod(): Response {
  return errorAnswer(405, 'This address answers GET, HEAD only.', { allow: 'GET, HEAD' });
}
