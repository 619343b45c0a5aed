/** Which visits get an answer that is the same for everybody without a session, and what it depends on. */
import { PHOTOS_PATH } from '@desert/contract/photos';
import { WIDGETS_PREFIX } from '@desert/contract/widgets';
import { isDiscovery } from '../discovery/app.ts';
import type { Env } from '../env.ts';
import { isFile } from '../files.ts';
import { knownBuilds, learnBuilds } from '../page/manifests.ts';
import { themeOf, THEME_COOKIE } from '../page/theme.ts';
import { isPreviewPath } from '../preview/visit.ts';
import { namedKinds } from '../records/registry.ts';
import { rolloutKey, rolloutCookie, ROLLOUT_COOKIE } from '../rollout.ts';
import { cookieFor } from '../session/cookie.ts';
import { respond } from './response-cache.ts';

/** Longer addresses are answered, and not stored: characters. */
const ADDRESS_MAX = 1000;

/** Cookies whose visitors get pages of their own. */
const PERSONAL = /session=|preview=/;

/** Reads of the API that need no session. */
const PUBLIC_READ = new RegExp(
  `^/api/(?:history|${namedKinds.map(([name]) => name).join('|')})(?:/|$)`,
);

export interface Cacheable {
  request: Request;
  env: Env;
  context: ExecutionContext;
  /** The identity of the shell's build. */
  shell: string;
  /** Answers a visitor who has no session. */
  make: (request: Request) => Promise<Response>;
}

/** Answers a visit by what is the same for everybody, where there is such; else undefined. */
export async function respondToAll(visit: Cacheable): Promise<Response | undefined> {
  const { request, env, shell, context } = visit;
  const maxAge = Number(env.CACHE_MAX_AGE_MS);
  const url = new URL(request.url);
  if (maxAge <= 0 || !isForAll(request, url, env)) return undefined;

  const rollout = rolloutKey(request);
  const theme = themeOf(request);
  const address = `${url.origin} ${url.pathname}${url.search}`;
  const key = { [ROLLOUT_COOKIE]: rollout, [THEME_COOKIE]: theme };
  const make = () => visit.make(anonymous(request, key));
  const builds = `edge:${env.EDGE_BUILD},shell:${shell}`;
  if (isReadAlone(url.pathname)) {
    return respond(request, { key: () => `${address} ${builds}`, make, maxAge, context });
  }

  const asking = { env, rollout };
  await learnBuilds(asking, context);
  const response = await respond(request, {
    key: () => `${address} ${builds},${knownBuilds(asking)} ${theme}`,
    make,
    maxAge,
    context,
  });
  const cookie = rolloutCookie(request, rollout);
  if (cookie === undefined || url.pathname.startsWith(WIDGETS_PREFIX)) return response;
  response.headers.append('set-cookie', cookie);
  return response;
}

/** What no section has a part in. */
function isReadAlone(pathname: string): boolean {
  return pathname.startsWith('/api/') || isDiscovery(pathname);
}

function isForAll({ method, headers }: Request, { href, pathname }: URL, env: Env): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (href.length > ADDRESS_MAX || PERSONAL.test(headers.get('cookie') ?? '')) return false;
  if (/^\/api(\/|$)/.test(pathname)) return PUBLIC_READ.test(pathname);
  if (pathname.startsWith('/mf/') || pathname.startsWith(PHOTOS_PATH)) return false;
  return isDiscovery(pathname) || !(isFile(pathname) || isPreviewPath(env, pathname));
}

/** The request of a visitor of whom nothing is known but these cookies: nothing else can get into what others see. */
function anonymous(request: Request, cookies: Record<string, string>): Request {
  const pairs = Object.entries(cookies).map(
    ([name, value]) => `${cookieFor(request, name).name}=${value}`,
  );
  return new Request(request.url, { headers: { cookie: pairs.join('; ') } });
}
