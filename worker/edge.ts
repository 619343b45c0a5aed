/** The edge: every request of the site takes these steps from top to bottom, until one responds. */
import type { ShellRenderer } from '@desert/contract/pages/shell';
import { canHaveWritten, openNearestDatabase } from './accounts/session/nearest-database.ts';
import { serveApi } from './api/app.ts';
import type { Env } from './env.ts';
import { collectFigure, writeCollected } from './figures/count.ts';
import { loadFlags } from './flags/flags.ts';
import { refuseBurst } from './http/rate-limits/burst.ts';
import { redirectToHttps } from './http/request/https.ts';
import { saveTheme } from './http/request/theme.ts';
import { isSafeMethod, respondWrongMethod } from './http/response/errors.ts';
import { addSecurityHeaders } from './http/response/security-headers.ts';
import { logSecurity } from './http/security-log/log.ts';
import { runAfterResponse } from './jobs/run/run.ts';
import { runScheduledJobs } from './jobs/run/scheduled.ts';
import { serveDiscovery } from './pages/discovery/app.ts';
import { serveSectionFile } from './pages/files/checked-sheet.ts';
import { serveShellFile } from './pages/files/files.ts';
import { isFormPost } from './pages/form-post.ts';
import { handlePage } from './pages/handle-page.ts';
import { servePreview, servePreviewLink } from './pages/preview/visit.ts';
import { mayHaveChanged, noteChange } from './pages/response-cache/policy.ts';
import { shareResponse } from './pages/response-cache/visit.ts';
import { serveStaticWidget } from './pages/static-widget.ts';
import { servePhoto } from './photos/serve.ts';
import { reportQueries } from './platform/database/report-queries.ts';
import { type Next, openContext, type RequestContext, type Step } from './request-context.ts';
import { findSettingFaults } from './settings.ts';

// `addHeaders` follows `shareResponse`, which stores the headers. Below `refuseMethod`, a POST is a form of a page.
const STEPS: Step[] = [
  refuseFaultySettings,
  redirectToHttps,
  loadFlags,
  shareResponse,
  finishRequest,
  openNearestDatabase,
  addHeaders,
  refuseBurst,
  serveApi,
  saveTheme,
  servePreviewLink,
  refuseMethod,
  servePreview,
  servePhoto,
  serveSectionFile,
  serveDiscovery,
  serveStaticWidget,
  serveShellFile,
];

const respond = STEPS.reduceRight<Next>(
  (next, step) => async (context) => (await step(context, next)) ?? next(context),
  handlePage,
);

/** Creates the handlers of requests and of cron events around a shell. */
export function createEdge(shell: ShellRenderer) {
  return {
    fetch: (request: Request, env: Env, execution: ExecutionContext) =>
      respond(openContext(request, env, execution, shell)),
    scheduled: runScheduledJobs,
  };
}

/** Responds 500 to every request while a variable cannot work. */
function refuseFaultySettings({ env }: RequestContext): Response | undefined {
  const faults = findSettingFaults(env);
  if (faults.length === 0) return undefined;
  console.error(JSON.stringify({ event: 'settings.faulty', faults }));
  return new Response(`${['The settings in wrangler.toml can’t work.', ...faults].join('\n')}\n`, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** After the response, logs security events, counts figures, and runs the jobs that the request enqueued. */
async function finishRequest(context: RequestContext, next: Next): Promise<Response> {
  const { request, env, execution } = context;
  const start = performance.now();
  const response = await next(context);
  collectRequest(env, response, performance.now() - start);
  writeCollected(context);
  execution.waitUntil(logSecurity(request, response));
  if (canHaveWritten(request, response)) execution.waitUntil(runAfterResponse(env));
  if (mayHaveChanged(request, response)) noteChange();
  return response;
}

function collectRequest(env: Env, { status }: Response, ms: number): void {
  const edge = { section: 'edge', build: env.EDGE_BUILD };
  collectFigure({ ...edge, metric: 'request', value: ms });
  if (status >= 500) collectFigure({ ...edge, metric: 'error', value: 0 });
}

async function addHeaders(context: RequestContext, next: Next): Promise<Response> {
  return reportQueries(addSecurityHeaders(await next(context), context.env), context.env);
}

function refuseMethod(context: RequestContext): Response | undefined {
  const isRead = isSafeMethod(context.request.method);
  return isRead || isFormPost(context) ? undefined : respondWrongMethod(['GET', 'HEAD']);
}
