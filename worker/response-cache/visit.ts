/** Which visits get an answer that is the same for everybody without a session, and what it depends on. */
import { hasToken } from '@desert/contract/account-links';
import { canonicalPath } from '@desert/contract/head';
import { PHOTOS_PATH } from '@desert/contract/photos';
import { sectionAt } from '@desert/contract/routes';
import { isFound } from '@desert/contract/search';
import type { Theme } from '@desert/contract/theme';
import { SEARCH_WIDGET, STATIC_WIDGET_PAGES, WIDGETS_PREFIX } from '@desert/contract/widgets';
import { isDiscovery } from '../discovery/app.ts';
import type { Env } from '../env.ts';
import { isFile } from '../files/files.ts';
import { asksForDocument } from '../page/static-widget.ts';
import { stripsFor, tagAt } from '../page/strips.ts';
import { themeOf, THEME_COOKIE } from '../page/theme.ts';
import { isPreviewPath } from '../preview/visit.ts';
import { namedKinds } from '../records/registry.ts';
import { cachedManifest, knownBuilds, learnBuilds } from '../sections/manifests.ts';
import { rolloutKey, rolloutCookie, ROLLOUT_COOKIE } from '../sections/rollout.ts';
import { type Asking, openSections } from '../sections/section-workers.ts';
import { cookieFor } from '../session/cookie.ts';
import { respond, type Wanted } from './response-cache.ts';

/** Longer addresses are answered, and not stored: characters. */
const ADDRESS_MAX = 1000;

/** Cookies whose visitors get answers of their own. */
const PERSONAL = /session=|preview=/;

/** Reads of the API that need no session. */
const PUBLIC_READ = new RegExp(
  `^/api/(?:history|users|${namedKinds.map(([name]) => name).join('|')})(?:/|$)`,
);

/** Whether it is the search page, or a part of it. */
const isSearch = (pathname: string) =>
  canonicalPath(pathname) === STATIC_WIDGET_PAGES[SEARCH_WIDGET] || isFound(pathname);

/** Answers a request. @param waited whether somebody waits for the first of it, as unless told otherwise */
export type Answer = (
  request: Request,
  env: Env,
  context: ExecutionContext,
  waited?: boolean,
) => Promise<Response>;

/**
 * Answers a visit by what is the same for everybody, where there is such; else undefined.
 * @param shell the identity of the shell's build
 */
export async function respondToAll(
  request: Request,
  env: Env,
  context: ExecutionContext,
  shell: string,
  answer: Answer,
): Promise<Response | undefined> {
  const maxAge = Number(env.CACHE_MAX_AGE_MS);
  const url = new URL(request.url);
  if (maxAge <= 0 || !isForAll(request, url, env)) return undefined;

  const rollout = rolloutKey(request);
  const asking = { env, rollout };
  const names = sectionsOn(url.pathname, asking);
  const address = `${url.origin} ${url.pathname}${url.search} ${env.EDGE_BUILD} ${shell}`;
  const wanted = new Shared(request, context, { asking, names, address, maxAge, answer });
  if (isReadAlone(url.pathname)) return respond(request, wanted);

  wanted.theme = themeOf(request);
  const isWidget = url.pathname.startsWith(WIDGETS_PREFIX);
  if (isWidget && asksForDocument(request.headers)) wanted.accept = 'text/html';
  await learnBuilds(asking, names, context);
  const response = await respond(request, wanted);
  const cookie = rolloutCookie(request, rollout);
  if (cookie === undefined || isWidget) return response;
  response.headers.append('set-cookie', cookie);
  return response;
}

interface Details {
  asking: Asking;
  /** The sections that may have a part in it. */
  names: string[];
  /** With what does not change while this isolate is there: the builds of edge and shell. */
  address: string;
  maxAge: number;
  answer: Answer;
}

/** What a visit is answered with. A class, since closures that most visits do not need would cost each of them. */
class Shared implements Wanted {
  readonly maxAge: number;
  /** Set where the answer is a page, or a part of one. */
  theme: Theme | undefined;

  /** What a widget is asked for as; '' for all else. */
  accept = '';

  readonly request: Request;
  readonly context: ExecutionContext;
  readonly details: Details;

  constructor(request: Request, context: ExecutionContext, details: Details) {
    this.request = request;
    this.context = context;
    this.details = details;
    this.maxAge = details.maxAge;
  }

  key() {
    const { address, asking, names } = this.details;
    return this.theme === undefined
      ? address
      : `${address} ${this.theme} ${this.accept} ${knownBuilds(asking, names)}`;
  }

  make(waited: boolean) {
    const { request, theme = 'system' } = this;
    const { asking, answer } = this.details;
    const known = { [ROLLOUT_COOKIE]: asking.rollout, [THEME_COOKIE]: theme };
    const cookies = Object.entries(known).map(
      ([name, value]) => `${cookieFor(request, name).name}=${value}`,
    );
    // Nothing else is known of this visitor: nothing else can get into what others see.
    const headers = { cookie: cookies.join('; '), accept: this.accept };
    const anonymous = new Request(request.url, { headers });
    return answer(anonymous, asking.env, this.context, waited);
  }
}

/** The owner of a page, with those that bring strips to it; for a page of the shell, and for widgets, all of them. */
function sectionsOn(pathname: string, asking: Asking): string[] {
  const open = openSections(asking.env);
  const owner = sectionAt(open, pathname)?.name;
  if (owner === undefined) return open.map(({ name }) => name);
  const hasStrips = tagAt(cachedManifest(asking, owner), pathname) !== undefined;
  return hasStrips ? [owner, ...stripsFor(asking.env, owner)] : [owner];
}

/** What no section has a part in. */
function isReadAlone(pathname: string): boolean {
  return pathname.startsWith('/api/') || isDiscovery(pathname);
}

function isForAll(
  { method, headers }: Request,
  { href, pathname, search }: URL,
  env: Env,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (href.length > ADDRESS_MAX || PERSONAL.test(headers.get('cookie') ?? '')) return false;
  if (/^\/api(\/|$)/.test(pathname)) return PUBLIC_READ.test(pathname);
  if (pathname.startsWith('/mf/') || pathname.startsWith(PHOTOS_PATH)) return false;
  if (isSearch(pathname) || hasToken(search)) return false;
  return isDiscovery(pathname) || !(isFile(pathname) || isPreviewPath(env, pathname));
}
