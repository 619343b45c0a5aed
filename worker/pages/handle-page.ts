/** A visit to a page in four stages: route, load, render, compose. docs/architecture.md */
import { readSession } from '../accounts/session/resolve.ts';
import { openD1 } from '../platform/database/open.ts';
import { awaitInTime } from '../platform/isolate/in-time.ts';
import { runInSpan } from '../platform/log/log.ts';
import type { RequestContext } from '../request-context.ts';
import { compose, composeEarly } from './compose.ts';
import { isFormPost, postForm } from './form-post.ts';
import type { RefusedForm } from './forms/posted.ts';
import { openLink } from './open-link.ts';
import { render } from './render.ts';
import { routePage } from './route.ts';
import { buildRolloutCookie } from './sections/rollout.ts';

/** How long a page with a known head waits for its fragments, in ms, before the start of the head is sent. */
const EARLY_MS = 50;

export async function handlePage(context: RequestContext): Promise<Response> {
  const { request, rollout } = context;
  const form = isFormPost(context) ? await postForm(context) : await openLink(context);
  const response = form instanceof Response ? form : await respondWithPage(context, form);
  // Keeps the visitor on the versions that rendered this page.
  const cookie = buildRolloutCookie(request, rollout);
  if (cookie !== undefined) response.headers.append('set-cookie', cookie);
  return response;
}

async function respondWithPage(
  context: RequestContext,
  form: RefusedForm | undefined,
): Promise<Response> {
  const response = await composePage(context, form);
  if (form?.retryAfter !== undefined) response.headers.set('retry-after', String(form.retryAfter));
  const session = await readSession(context.request, openD1(context.database)).catch(() => null);
  const cookies = form?.cookies ?? (session?.renewed ? [session.renewed] : []);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

async function composePage(
  context: RequestContext,
  form: RefusedForm | undefined,
): Promise<Response> {
  const routed = await runInSpan('route', () => routePage(context, form));
  if (routed instanceof Response) return routed;
  const rendering = runInSpan('render', () => render(routed));
  if (routed.needs?.head && context.waited && !(await awaitInTime(rendering, EARLY_MS))) {
    const early = await composeEarly(routed, rendering);
    if (early) return early;
  }
  const rendered = await rendering;
  return rendered instanceof Response ? rendered : compose(routed, rendered);
}
