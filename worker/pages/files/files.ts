/** Serves the files of the shell and of the sections. A missing file of a build or section is a plain 404. */
import { isMemberPath } from '@desert/contract/members/members';
import { PLAIN_PATH } from '@desert/contract/pages/manifest';
import { SERVICE_WORKER, SERVICE_WORKER_OFF } from '@desert/contract/pages/service-worker';
import type { Env } from '../../env.ts';
import { readCachedFlag } from '../../flags/flags.ts';
import { IMMUTABLE } from '../../http/response/cache-control.ts';
import { createTextError } from '../../http/response/errors.ts';
import { log } from '../../platform/log/log.ts';
import type { RequestContext } from '../../request-context.ts';
import { fetchSection, findSectionWorker } from '../sections/section-workers.ts';
import { timeBudget } from '../sections/time-budget.ts';
import { findArchivedFile } from './build-archive.ts';

/** Whether a path can be a file of the shell: it has an extension, and is no member's page with a dot in the name. */
export function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || (/\.\w+$/.test(pathname) && !isMemberPath(pathname));
}

/** Headers that a file keeps. A section's Worker can set no others, such as cookies or a weaker CSP. */
const OF_FILE = new Set([
  'accept-ranges',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]);

/** Content types allowed for a section's files. HTML is not, because it could pose as a page of this site. */
const TYPE_OF_FILE =
  /^(text\/(css|javascript|plain)|application\/(javascript|json|wasm)|image\/svg\+xml|(font|image|audio|video)\/[\w.-]+)(;|$)/i;

/** The CSP of SVG files, so that one opened as a document runs no scripts. */
const POLICY_OF_SVG =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves a section's file, `/mf/{name}/…`. Files of a build are immutable, and those of old builds are archived. */
export async function fetchSectionFile(context: RequestContext): Promise<Response> {
  const { request, url, env } = context;
  const [, , name = '', build = '', ...rest] = url.pathname.split('/');
  const isSection = env.SECTIONS.some((section) => section.name === name);
  if (!isSection || !findSectionWorker(env, name)) return respondMissing();
  // Browsers cache a failed module load, so a retry uses another address for the same file.
  const path = ['', 'mf', name, build.replace(/~\d+$/, ''), ...rest].join('/');
  if (!PLAIN_PATH.test(path)) return respondMissing();
  const { method } = request;
  // Cookies are never forwarded to a section.
  const etag = request.headers.get('if-none-match');
  const headers: HeadersInit = etag === null ? {} : { 'if-none-match': etag };
  let response: Response;
  try {
    response = await timeBudget(env.FRAGMENT_TIMEOUT_MS)((signal) =>
      fetchSection(context, name, path, { method, headers, signal }),
    );
    const { ok, status } = response;
    if (!ok && ![304, 404].includes(status)) throw new Error(`the file answered ${status}`);
    const type = response.headers.get('content-type') ?? 'nothing';
    if (ok && !TYPE_OF_FILE.test(type)) throw new Error(`the file is ${type}`);
  } catch (error) {
    log('section.file', { section: name, path, fault: String(error) });
    return respondUnavailable();
  }
  const hashed = rest.length > 0;
  if (response.status === 404) return hashed ? serveEarlierFile(env, path) : respondMissing();
  return toCachedFile(response, hashed ? IMMUTABLE : 'no-cache');
}

export async function serveShellFile({
  request,
  url: { pathname },
  env,
}: RequestContext): Promise<Response | undefined> {
  const hashed = pathname.startsWith('/assets/');
  if (!isFile(pathname)) return undefined;
  const address = findAddress(pathname) ?? request.url;
  const response = await env.ASSETS.fetch(new Request(new URL(address, request.url), request));
  if (response.status === 404) return hashed ? serveEarlierFile(env, pathname) : undefined;
  return toCachedFile(response, hashed ? IMMUTABLE : 'public, max-age=3600');
}

/** The address of a file that is served at another one. */
function findAddress(pathname: string): string | undefined {
  // Browsers and feed readers ask for it without a link.
  if (pathname === '/favicon.ico') return '/icons/192.png';
  return pathname === SERVICE_WORKER && !readCachedFlag('offline') ? SERVICE_WORKER_OFF : undefined;
}

async function serveEarlierFile(env: Env, path: string): Promise<Response> {
  try {
    const file = await findArchivedFile(env.BUILDS, path);
    return file ? toCachedFile(file, IMMUTABLE) : respondMissing();
  } catch (error) {
    log('files.kept', { path, fault: String(error) });
    return respondUnavailable();
  }
}

function toCachedFile(response: Response, control: string): Response {
  const copy = new Response(response.body, response);
  for (const [name] of response.headers) if (!OF_FILE.has(name)) copy.headers.delete(name);
  if (/^image\/svg/i.test(copy.headers.get('content-type') ?? ''))
    copy.headers.set('content-security-policy', POLICY_OF_SVG);
  copy.headers.set('cache-control', response.status < 400 ? control : 'no-store');
  return copy;
}

function respondMissing(): Response {
  return createTextError('Not found', 404);
}

function respondUnavailable(): Response {
  return createTextError('This part of the site isn’t responding right now', 503);
}
