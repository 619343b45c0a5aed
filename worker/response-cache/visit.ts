import { sectionAt } from '@desert/contract/routes';
import type { Theme } from '@desert/contract/theme';
import { WIDGETS_PREFIX } from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { themeOf, THEME_COOKIE } from '../request/theme.ts';
import { cachedManifest, knownBuilds, learnBuilds } from '../sections/manifests.ts';
import { rolloutKey, rolloutCookie, ROLLOUT_COOKIE } from '../sections/rollout.ts';
import { type Asking, openSections } from '../sections/section-workers.ts';
import { stripsFor, tagAt } from '../sections/strip-sections.ts';
import { cookieFor } from '../session/cookie.ts';
import { hasBookmark } from '../session/nearest-database.ts';
import { isForAll, isPublicRead, isReadAlone } from './policy.ts';
import { respond, sharedResponse, type Wanted } from './response-cache.ts';
import type { Stored } from './stored.ts';

/** Renders the response to a visit. @param waited whether it is streamed to a visitor; true by default */
export type Render = (
  request: Request,
  env: Env,
  context: ExecutionContext,
  waited?: boolean,
) => Promise<Response>;

/** The shared response to a visit; undefined if it is personal, or caching is off. @param shell the shell's build */
export async function respondToAll(
  request: Request,
  env: Env,
  context: ExecutionContext,
  shell: string,
  render: Render,
): Promise<Response | undefined> {
  const maxAge = Number(env.CACHE_MAX_AGE_MS);
  const url = new URL(request.url);
  if (maxAge <= 0 || !isForAll(request, url, env)) return undefined;

  const rollout = rolloutKey(request);
  const asking = { env, rollout };
  const names = sectionsOn(url.pathname, asking);
  const address = keyOf(url, env, shell);
  const wanted = new Shared(request, context, { asking, names, address, maxAge, render });
  if (isReadAlone(url.pathname)) return respond(request, wanted);

  wanted.theme = themeOf(request);
  await learnBuilds(asking, names, context);
  const response = await respond(request, wanted);
  const cookie = rolloutCookie(request, rollout);
  if (cookie === undefined || url.pathname.startsWith(WIDGETS_PREFIX)) return response;
  response.headers.append('set-cookie', cookie);
  return response;
}

/** The shared response to an API read; undefined if it cannot be shared. @param database the primary */
export async function readShared(
  read: string,
  { request, env, context, shell, render }: Reading,
  database: D1Database,
): Promise<Stored | undefined> {
  const maxAge = Number(env.CACHE_MAX_AGE_MS);
  const url = new URL(read, request.url);
  // Members must see their own changes: a browser with a bookmark bypasses the cache.
  if (maxAge <= 0 || !isPublicRead(url) || hasBookmark(request)) return undefined;
  const asking = { env: { ...env, DB: database }, rollout: '' };
  const details = { asking, names: [], address: keyOf(url, env, shell), maxAge, render };
  return sharedResponse(new Shared(new Request(url), context, details));
}

interface Reading {
  request: Request;
  env: Env;
  context: ExecutionContext;
  shell: string;
  render: Render;
}

function keyOf({ origin, pathname, search }: URL, env: Env, shell: string): string {
  return `${origin} ${pathname}${search} ${env.EDGE_BUILD} ${shell}`;
}

interface Details {
  asking: Asking;
  names: string[];
  address: string;
  maxAge: number;
  render: Render;
}

/** A class, because creating closures that most visits do not need costs CPU. */
class Shared implements Wanted {
  readonly maxAge: number;
  theme: Theme | undefined;

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
      : `${address} ${this.theme} ${knownBuilds(asking, names)}`;
  }

  make(waited: boolean) {
    const { request, theme = 'system' } = this;
    const { asking, render } = this.details;
    const known = { [ROLLOUT_COOKIE]: asking.rollout, [THEME_COOKIE]: theme };
    const cookies = Object.entries(known).map(
      ([name, value]) => `${cookieFor(request, name).name}=${value}`,
    );
    // Only these cookies are passed on, so that nothing personal gets into shared responses.
    const headers = { cookie: cookies.join('; ') };
    const anonymous = new Request(request.url, { headers });
    return render(anonymous, asking.env, this.context, waited);
  }
}

/** The sections on a page: its owner and those with strips; all sections with a Worker for shell pages and widgets. */
function sectionsOn(pathname: string, asking: Asking): string[] {
  const open = openSections(asking.env);
  const owner = sectionAt(open, pathname)?.name;
  if (owner === undefined) return open.map(({ name }) => name);
  const hasStrips = tagAt(cachedManifest(asking, owner), pathname) !== undefined;
  return hasStrips ? [owner, ...stripsFor(asking.env, owner)] : [owner];
}
