/** A visit to a page, from its cookies and a form it may post, to the document. */
import { safeRedirectPath } from '@desert/contract/safe-redirect';
import { rolloutCookie } from '../sections/rollout.ts';
import { renewedCookieOf } from '../session/page.ts';
import { composePage } from './compose.ts';
import { isFormPost, postForm } from './form-post.ts';
import { accountFormAt } from './forms/account.ts';
import { deadLink } from './forms/links.ts';
import { type PageContext, pageRequestOf } from './page-request.ts';

/** Answers a visit: with a page, or with the way to another one. */
export async function handlePage(visit: PageContext): Promise<Response> {
  const response = await answer(visit);
  // The visitor stays on the versions that the page was made by.
  const cookie = rolloutCookie(visit.request, visit.rollout);
  if (cookie !== undefined) response.headers.append('set-cookie', cookie);
  return response;
}

async function answer(visit: PageContext): Promise<Response> {
  const { request, env } = visit;
  const refused = isFormPost(request) ? await postForm(request, env) : await deadLink(request, env);
  if (refused instanceof Response) return refused;

  const page = pageRequestOf(visit, refused);
  // Whoever is signed in has nothing to do at the forms to sign in.
  if (accountFormAt(page.path) && (await page.viewer)) {
    const location = safeRedirectPath(new URLSearchParams(page.search).get('next'));
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  const response = await composePage(page);
  const { retryAfter } = refused ?? {};
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  const cookies = refused?.cookies ?? [await renewedCookieOf(request, env)];
  for (const cookie of cookies)
    if (cookie !== undefined) response.headers.append('set-cookie', cookie);
  return response;
}
