/** Visitors with a preview link see that version until it expires or they leave it: docs/decisions/0030-preview.md */
import { safeRedirectPath } from '@desert/contract/routes';
import type { Env } from '../env.ts';
import { isSameOrigin } from '../request/same-origin.ts';
import { wrongMethod } from '../response/errors.ts';
import { readCookie, setCookie } from '../session/cookie.ts';
import { PREVIEW_PATH, readPreview } from './token.ts';

const COOKIE = 'preview';

export const PREVIEW_END_PATH = `${PREVIEW_PATH}/end`;

export async function previewOf(request: Request, { PREVIEW_KEY }: Env) {
  const token = PREVIEW_KEY && readCookie(request, COOKIE);
  return token ? readPreview(token, PREVIEW_KEY) : undefined;
}

export function isPreviewPath({ PREVIEW_KEY }: Env, path: string): boolean {
  return Boolean(PREVIEW_KEY) && (path === PREVIEW_PATH || path === PREVIEW_END_PATH);
}

/** Starts or ends a preview. @returns 303 to the section or back; 403 for an invalid link or cross-origin form; 405 */
export async function respondToPreview(request: Request, env: Env): Promise<Response> {
  const ends = new URL(request.url).pathname === PREVIEW_END_PATH;
  const method = ends ? 'POST' : 'GET';
  if (request.method !== method) return wrongMethod([method]);
  return ends ? end(request) : start(request, env);
}

async function start(request: Request, { SECTIONS, PREVIEW_KEY = '' }: Env): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const preview = await readPreview(token, PREVIEW_KEY);
  if (!preview) return refusal('This preview link isn’t valid or has expired.');
  const { path = '/' } = SECTIONS.find(({ name }) => name === preview.section) ?? {};
  return goOn(path, setCookie(request, COOKIE, token, preview.expires - Date.now()));
}

function end(request: Request): Response {
  if (!isSameOrigin(request)) return refusal('Please end the preview from a page on this site.');
  const from = request.headers.get('Referer') ?? '';
  const { pathname, search } = new URL(URL.canParse(from) ? from : '/', request.url);
  return goOn(safeRedirectPath(pathname + search), setCookie(request, COOKIE, '', 0));
}

function goOn(location: string, cookie: string): Response {
  const headers = { location, 'cache-control': 'no-store', 'set-cookie': cookie };
  return new Response(null, { status: 303, headers });
}

function refusal(sentence: string): Response {
  return new Response(sentence, { status: 403, headers: { 'cache-control': 'no-store' } });
}
