/** The edge: every request of the site takes these steps from top to bottom, until one responds. */
import type { ShellRenderer } from '@desert/contract/shell';
import { serveApi } from './api/app.ts';
import { runAfterResponse } from './background/run.ts';
import { scheduled } from './background/scheduled.ts';
import { reportQueries } from './database/report-queries.ts';
import { serveDiscovery } from './discovery/app.ts';
import type { Env } from './env.ts';
import { serveSectionFile } from './files/checked-sheet.ts';
import { serveShellFile } from './files/files.ts';
import { isFormPost } from './page/form-post.ts';
import { handlePage } from './page/handle-page.ts';
import { serveStaticWidget } from './page/static-widget.ts';
import { servePhoto } from './photos/serve.ts';
import { findPreview, servePreviewLink } from './preview/visit.ts';
import { refuseBurst } from './rate-limits/burst.ts';
import { type Next, openContext, type RequestContext, type Step } from './request-context.ts';
import { redirectToHttps } from './request/https.ts';
import { saveTheme } from './request/theme.ts';
import { mayHaveChanged, noteChange } from './response-cache/policy.ts';
import { shareResponse } from './response-cache/visit.ts';
import { wrongMethod } from './response/errors.ts';
import { mayHaveWritten } from './response/may-have-written.ts';
import { withSecurityHeaders } from './response/security-headers.ts';
import { logSecurity } from './security-log/log.ts';
import { openNearestDatabase } from './session/nearest-database.ts';

// `addHeaders` follows `shareResponse`, which stores the headers. Below `refuseMethod`, a POST is a form of a page.
const STEPS: Step[] = [
  redirectToHttps,
  shareResponse,
  finishRequest,
  openNearestDatabase,
  addHeaders,
  refuseBurst,
  serveApi,
  saveTheme,
  servePreviewLink,
  refuseMethod,
  findPreview,
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
    scheduled,
  };
}

/** After the response, logs security events and runs the jobs that the request enqueued. */
async function finishRequest(context: RequestContext, next: Next): Promise<Response> {
  const { request, env, execution } = context;
  const response = await next(context);
  execution.waitUntil(logSecurity(request, response));
  if (mayHaveWritten(request, response)) execution.waitUntil(runAfterResponse(env));
  if (mayHaveChanged(request, response)) noteChange();
  return response;
}

async function addHeaders(context: RequestContext, next: Next): Promise<Response> {
  return reportQueries(withSecurityHeaders(await next(context), context.env), context.env);
}

function refuseMethod(context: RequestContext): Response | undefined {
  const isRead = ['GET', 'HEAD'].includes(context.request.method);
  return isRead || isFormPost(context) ? undefined : wrongMethod(['GET', 'HEAD']);
}
