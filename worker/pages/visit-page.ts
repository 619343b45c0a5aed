/** A visit to a page in four stages: route, load, render, compose. docs/architecture.md */
import { Redirect } from '../http/response/redirect.ts';
import { runInSpan } from '../platform/log/log.ts';
import type { RequestContext } from '../request-context.ts';
import { composeDocument } from './compose.ts';
import type { RefusedForm } from './forms/posted.ts';
import { renderPageParts } from './render.ts';
import { routePage } from './route.ts';

export async function visitPage(context: RequestContext, form?: RefusedForm): Promise<Response> {
  try {
    const routed = await runInSpan('route', () => routePage(context, form));
    const rendering = runInSpan('render', () => renderPageParts(routed));
    return await composeDocument(routed, rendering);
  } catch (error) {
    if (error instanceof Redirect) return error.response;
    throw error;
  }
}

/** Whether a visitor without a session sees a page at an address of this site. Renders it. */
export async function isPage(context: RequestContext, url: URL): Promise<boolean> {
  const response = await visitPage({ ...context, request: new Request(url), url });
  await response.body?.cancel();
  return response.status === 200;
}
