/** The edge: every request of the site comes here. */
import { PHOTOS_PATH } from '@desert/contract/photos';
import type { ShellRenderer } from '@desert/contract/shell';
import { THEME_PATH } from '@desert/contract/theme';
import { api } from './api/app.ts';
import { runAfterResponse } from './background/run.ts';
import { scheduled } from './background/scheduled.ts';
import { countQueries, reportQueries } from './database/report-queries.ts';
import { discovery, isDiscovery } from './discovery/app.ts';
import type { Env } from './env.ts';
import { checkedSheet } from './files/checked-sheet.ts';
import { sectionFile, shellFile } from './files/files.ts';
import { isFormPost } from './page/form-post.ts';
import { handlePage } from './page/handle-page.ts';
import { respondWithWidget, staticWidgetAt } from './page/static-widget.ts';
import { photoFile } from './photos/serve.ts';
import { respondToPreview, isPreviewPath, previewOf } from './preview/visit.ts';
import { refuseBurst } from './rate-limits/burst.ts';
import { redirectToHttps } from './request/https.ts';
import { mayHaveWritten } from './request/may-have-written.ts';
import { saveTheme } from './request/theme.ts';
import { mayHaveChanged, noteChange } from './response-cache/policy.ts';
import { type Render, readShared, respondToAll } from './response-cache/visit.ts';
import { wrongMethod } from './response/errors.ts';
import { withSecurityHeaders } from './response/security-headers.ts';
import { rolloutKey } from './sections/rollout.ts';
import { logSecurity } from './security-log/log.ts';
import { noteBookmark, withNearestDatabase } from './session/nearest-database.ts';

/** Creates the handlers of requests and of cron events around a shell. */
export function createEdge(shell: ShellRenderer) {
  const render: Render = async (request, env, context, waited = true) => {
    const burst = await refuseBurst(request, env);
    if (burst) return burst;
    const { pathname } = new URL(request.url);
    const fetchApi = async (asked: Request, DB = env.DB) =>
      api.fetch(
        asked,
        { ...env, DB, PRIMARY: env.PRIMARY ?? env.DB, SHELL_BUILD: shell.build },
        context,
      );
    if (pathname === '/api' || pathname.startsWith('/api/')) return fetchApi(request);
    if (pathname === THEME_PATH && request.method === 'POST') return saveTheme(request);
    if (isPreviewPath(env, pathname)) return respondToPreview(request, env);
    const reads = ['GET', 'HEAD'].includes(request.method);
    if (!reads && !isFormPost(request)) return wrongMethod(['GET', 'HEAD']);
    const preview = await previewOf(request, env);
    const visit = {
      request,
      env,
      context,
      shell,
      fetchApi,
      sharedRead: (address: string, DB: D1Database) =>
        readShared(address, { request, env, context, shell: shell.build, render: make }, DB),
      rollout: rolloutKey(request),
      preview,
      waited,
    };
    if (reads && pathname.startsWith(PHOTOS_PATH)) return photoFile(env, request);
    if (pathname.startsWith('/mf/')) {
      return checkedSheet(visit, pathname, await sectionFile(visit, request));
    }
    if (reads && isDiscovery(pathname)) return discovery.fetch(request, env, context);
    const widget = reads && staticWidgetAt(env, pathname);
    if (widget) return respondWithWidget(widget, visit);
    const file = reads && (await shellFile(env, request));
    return file || handlePage(visit);
  };
  const make: Render = async (request, env, ...rest) =>
    reportQueries(withSecurityHeaders(await render(request, countQueries(env), ...rest), env), env);
  return {
    async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
      const redirect = redirectToHttps(request);
      if (redirect) return withSecurityHeaders(redirect, env);
      const shared = await respondToAll(request, env, context, shell.build, make);
      if (shared) return shared;
      const own = withNearestDatabase(request, env);
      const response = await make(request, own, context);
      noteBookmark(request, response, own);
      context.waitUntil(logSecurity(request, response));
      if (mayHaveWritten(request, response)) context.waitUntil(runAfterResponse(env));
      if (mayHaveChanged(request, response)) noteChange();
      return response;
    },
    scheduled,
  };
}
