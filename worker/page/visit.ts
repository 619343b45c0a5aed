/** A visit to a page, from its cookie and a form it may post, to the document. */
import { safeNext } from '@desert/contract/next';
import type { ShellRenderer } from '@desert/contract/page';
import { demoAccount } from '../accounts/demo.ts';
import type { Env } from '../env.ts';
import { renewedCookieOf, viewerOf, withSessionOf } from '../session/page.ts';
import { composePage } from './compose.ts';
import { isFormPost, postForm, type RefusedForm } from './form-post.ts';
import { formAt } from './forms.ts';
import { themeOf } from './theme.ts';

export interface PageVisit {
  request: Request;
  env: Env;
  /** Asks the API inside this Worker. */
  askApi: (read: Request) => Promise<Response>;
}

/** Answers a visit: with a page, or with the way to another one. */
export async function visitPage(shell: ShellRenderer, visit: PageVisit): Promise<Response> {
  const { request, env, askApi } = visit;
  const outcome = isFormPost(request) ? await postForm(request, env) : undefined;
  if (outcome instanceof Response) return outcome;

  const url = new URL(request.url);
  const viewer = viewerOf(request, env);
  // Whoever is signed in has nothing to do at the forms to sign in.
  if (formAt(url.pathname) && (await viewer)) {
    return new Response(null, {
      status: 302,
      headers: { location: safeNext(url.searchParams.get('next')), 'cache-control': 'no-store' },
    });
  }
  const page = await composePage(shell, {
    env,
    origin: url.origin,
    path: url.pathname,
    search: url.search.slice(1),
    viewer,
    form: outcome,
    demo: demoAccount(env),
    theme: themeOf(request),
    askApi: (address) => {
      const read = new Request(new URL(address, url), { headers: request.headers });
      return askApi(withSessionOf(request, read, env));
    },
  });
  return withHeaders(page, outcome, await renewedCookieOf(request, env));
}

function withHeaders(page: Response, form: RefusedForm | undefined, cookie: string | undefined) {
  if (form?.retryAfter !== undefined) page.headers.set('retry-after', String(form.retryAfter));
  if (cookie !== undefined) page.headers.append('set-cookie', cookie);
  return page;
}
