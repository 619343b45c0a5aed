/** A visit to a page in four stages: route, load, render, compose. docs/architecture.md */
import { inTime } from '../isolate/in-time.ts';
import { rolloutCookie } from '../sections/rollout.ts';
import { renewedCookieOf } from '../session/page.ts';
import { compose, composeEarly } from './compose.ts';
import { isFormPost, postForm } from './form-post.ts';
import { openLink } from './forms/links.ts';
import type { RefusedForm } from './forms/posted.ts';
import type { Visit } from './page-request.ts';
import { render } from './render.ts';
import { route } from './route.ts';

/** How long a page with a known head waits for its fragments, in ms, before the start of the head is sent. */
const EARLY_MS = 50;

export async function handlePage(visit: Visit): Promise<Response> {
  const { request, env } = visit;
  const form = isFormPost(request) ? await postForm(request, env) : await openLink(request, env);
  const response = form instanceof Response ? form : await pageOf(visit, form);
  // Keeps the visitor on the versions that rendered this page.
  const cookie = rolloutCookie(request, visit.rollout);
  if (cookie !== undefined) response.headers.append('set-cookie', cookie);
  return response;
}

async function pageOf(visit: Visit, form: RefusedForm | undefined): Promise<Response> {
  const response = await composed(visit, form);
  if (form?.retryAfter !== undefined) response.headers.set('retry-after', String(form.retryAfter));
  const cookies = form?.cookies ?? [await renewedCookieOf(visit.request, visit.env)];
  for (const cookie of cookies)
    if (cookie !== undefined) response.headers.append('set-cookie', cookie);
  return response;
}

async function composed(visit: Visit, form: RefusedForm | undefined): Promise<Response> {
  const routed = await route(visit, form);
  if (routed instanceof Response) return routed;
  const rendering = render(routed);
  if (routed.needs?.head && visit.waited && !(await inTime(rendering, EARLY_MS))) {
    const early = await composeEarly(routed, rendering);
    if (early) return early;
  }
  const rendered = await rendering;
  return rendered instanceof Response ? rendered : compose(routed, rendered);
}
