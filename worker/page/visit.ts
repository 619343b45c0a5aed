/** A visit to a page, from its cookie and a form it may post, to the document. */
import { safeNext } from '@desert/contract/next';
import type { ShellRenderer } from '@desert/contract/page';
import { demoAccount } from '../accounts/demo.ts';
import { renewedCookieOf, viewerOf } from '../session/page.ts';
import { composePage } from './compose.ts';
import { isFormPost, postForm, type RefusedForm } from './form-post.ts';
import { formAt } from './forms.ts';
import { type PageVisit, pageRequestOf } from './page-request.ts';
import { themeOf } from './theme.ts';

/** Answers a visit: with a page, or with the way to another one. */
export async function visitPage(shell: ShellRenderer, visit: PageVisit): Promise<Response> {
  const { request, env } = visit;
  const outcome = isFormPost(request) ? await postForm(request, env) : undefined;
  if (outcome instanceof Response) return outcome;

  const url = new URL(request.url);
  // Whoever is signed in has nothing to do at the forms to sign in.
  if (formAt(url.pathname) && (await viewerOf(request, env))) {
    return new Response(null, {
      status: 302,
      headers: { location: safeNext(url.searchParams.get('next')), 'cache-control': 'no-store' },
    });
  }
  const page = await composePage(shell, {
    ...pageRequestOf(visit),
    origin: url.origin,
    form: outcome,
    demo: demoAccount(env),
    theme: themeOf(request),
  });
  return withHeaders(page, outcome, await renewedCookieOf(request, env));
}

function withHeaders(page: Response, form: RefusedForm | undefined, cookie: string | undefined) {
  if (form?.retryAfter !== undefined) page.headers.set('retry-after', String(form.retryAfter));
  if (cookie !== undefined) page.headers.append('set-cookie', cookie);
  return page;
}
