/** Responds to a visit to a page, or to a form that is posted to it, with the page's cookies. */
import { readSession } from '../accounts/session/resolve.ts';
import { openD1 } from '../platform/database/open.ts';
import type { RequestContext } from '../request-context.ts';
import { isFormPost, postForm } from './form-post.ts';
import type { RefusedForm } from './forms/posted.ts';
import { openLink } from './open-link.ts';
import { buildRolloutCookie } from './sections/rollout.ts';
import { visitPage } from './visit-page.ts';

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
  const response = await visitPage(context, form);
  if (form?.retryAfter !== undefined) response.headers.set('retry-after', String(form.retryAfter));
  const session = await readSession(context.request, openD1(context.database)).catch(() => null);
  const cookies = form?.cookies ?? (session?.renewed ? [session.renewed] : []);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
