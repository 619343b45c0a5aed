/** Visitors with a preview link see that version until it expires or they leave it: docs/decisions/0030-preview.md */
import { safeRedirectPath } from '@desert/contract/pages/routes';
import { readCookie, setCookie } from '../../accounts/session/cookie.ts';
import type { Env } from '../../env.ts';
import { isSameOrigin } from '../../http/request/same-origin.ts';
import { respondWrongMethod } from '../../http/response/errors.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import type { Next, RequestContext } from '../../request-context.ts';
import { PREVIEW_PATH, readPreview } from './token.ts';

const COOKIE = 'preview';

export const PREVIEW_END_PATH = `${PREVIEW_PATH}/end`;

export async function servePreview(context: RequestContext, next: Next): Promise<Response> {
  const { request, env } = context;
  const token = env.PREVIEW_KEY && readCookie(request, COOKIE);
  if (!token) return next(context);
  return next({ ...context, preview: await readPreview(token, env.PREVIEW_KEY ?? '') });
}

export function isPreviewPath({ PREVIEW_KEY }: Env, path: string): boolean {
  return Boolean(PREVIEW_KEY) && (path === PREVIEW_PATH || path === PREVIEW_END_PATH);
}

/** Starts or ends a preview. @returns 303 to the section or back; 403 for an invalid link or cross-origin form; 405 */
export async function servePreviewLink(context: RequestContext): Promise<Response | undefined> {
  const { request, url, env } = context;
  if (!isPreviewPath(env, url.pathname)) return undefined;
  const ends = url.pathname === PREVIEW_END_PATH;
  const method = ends ? 'POST' : 'GET';
  if (request.method !== method) return respondWrongMethod([method]);
  return ends ? endPreview(request) : startPreview(context);
}

async function startPreview({ request, url, env }: RequestContext): Promise<Response> {
  const token = url.searchParams.get('token') ?? '';
  const preview = await readPreview(token, env.PREVIEW_KEY ?? '');
  if (!preview) return respondForbidden('This preview link isn’t valid or has expired.');
  const { path = '/' } = env.SECTIONS.find(({ name }) => name === preview.section) ?? {};
  return redirectSeeOther(path, [setCookie(request, COOKIE, token, preview.expires - Date.now())]);
}

function endPreview(request: Request): Response {
  if (!isSameOrigin(request))
    return respondForbidden('Please end the preview from a page on this site.');
  const from = request.headers.get('Referer') ?? '';
  const { pathname, search } = new URL(URL.canParse(from) ? from : '/', request.url);
  return redirectSeeOther(safeRedirectPath(pathname + search), [setCookie(request, COOKIE, '', 0)]);
}

function respondForbidden(sentence: string): Response {
  return new Response(sentence, { status: 403, headers: { 'cache-control': 'no-store' } });
}
