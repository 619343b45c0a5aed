/** The paths that the fuzzer calls: API routes with their bodies, pages, files, and invalid or internal paths. */
import { join } from 'node:path';
import { root, listSectionNames } from '../../../scripts/site/root.ts';
import { fanName } from '../../fan.ts';
import { oneOf, type Random, wordsOf } from '../../random.ts';
import { importFromWorker } from '../../site/worker-modules.ts';
import { happens, text } from './texts.ts';

export interface Route {
  method: string;
  path: string;
  /** An example of a valid JSON body, or of a GET's query. */
  body?: (ids: () => number) => object;
}

const ACCOUNT = {
  username: 'joiner',
  email: 'joiner@example.com',
  password: 'correct horse battery',
};

/** Bodies of routes whose row in the permission table has none. */
const BODIES: Record<string, object> = {
  'POST /auth/signup': ACCOUNT,
  'POST /auth/login': ACCOUNT,
  'POST /auth/forgotten': ACCOUNT,
  'PUT /account/email': ACCOUNT,
  'GET /merch': { category: 'hat', size: 'L', min: 1, max: 500, sort: 'price', q: 'wool' },
  'GET /news': { tag: 'season:2011-12', sort: 'likes', author: fanName(1) },
  'GET /history/compare': { a: '2011-12', b: '1996-97' },
};

/** All routes, from the permission table of the Worker's tests. */
export async function apiRoutes(): Promise<Route[]> {
  type Calls = Record<string, { body?: (world: object) => object }>;
  const { CALLS } = await importFromWorker<{ CALLS: Calls }>('test/calls.ts');
  return Object.entries(CALLS).map(([call, { body }]) => {
    const [method = '', path = ''] = call.split(' ');
    const example = (id: () => number) => ({
      ...BODIES[call],
      ...body?.({ ids: new Proxy({}, { get: id }), buyer: { id: id() } }),
    });
    return { method, path: `/api${path}`, body: example };
  });
}

const SHELL_PAGES = wordsOf(
  '/ /login /signup /search /user /user/saved /user/settings /user/:username',
);

const FILES = wordsOf(`
  /robots.txt /sitemap.xml /site.webmanifest /favicon.ico /.well-known/security.txt
  /news/feed.xml /merch/feed.xml /history/feed.xml
  /images/a.svg /images/card.png /photos/a.png /photos/${'0'.repeat(32)}-320.jpg
  /mf/news/none /mf/news/assets/a.js /mf/none/a.js`);

const INSIDE = wordsOf(`
  /fragment /_shell /__scheduled?cron=* /preview /preview/end?token=a.b.c /theme /widgets/none
  /cdn-cgi/mf/scheduled /cdn-cgi/handler/scheduled /cdn-cgi/trace
  /.env /.git/config /wrangler.toml /wp-login.php
  /api /api/ /api/none/ /API/news/ /api/auth/logout /api/news/1/comments/1/2/3
  //api/news/ /api//news/ /api/news//1/ /api/%6eews/ /api/news/..%2fauth/ /api/news/%2e%2e/auth/`);

const QUERIES = wordsOf('cursor sort author tag q kind comment limit theme message');

const ODD = wordsOf('%00 % %E0%A4%A ..%2f %2e%2e %252e 1%2f2 1;a=b +1 1.0 01');

export async function pagePaths(): Promise<string[]> {
  const manifests = await Promise.all(
    listSectionNames().map(async (name) => {
      const file = join(root, `mf-${name}`, 'dist/server/section-manifest.js');
      return (await import(file)) as { default: { routes: { path: string }[] } };
    }),
  );
  const ofSections = manifests.flatMap((manifest) => manifest.default.routes);
  return [...SHELL_PAGES, ...ofSections.map(({ path }) => path)];
}

export function otherPath(pages: readonly string[], random: Random, id: () => number): string {
  const kind = random();
  if (kind < 0.2) return oneOf(random, FILES);
  if (kind < 0.4) return oneOf(random, INSIDE);
  if (kind < 0.45) return `/${encodeURIComponent(text(random).toWellFormed())}`;
  return filled(oneOf(random, pages), random, id) + query(random);
}

export function filled(path: string, random: Random, id: () => number): string {
  return path.replaceAll(/:(\w+)\??|\*/g, () => {
    if (!happens(random, 0.8))
      return happens(random, 0.7) ? encoded(text(random)) : oneOf(random, ODD);
    if (happens(random, 0.9)) return String(id());
    return oneOf(random, ['2011-12', 'shane-doan', fanName(1)]);
  });
}

export function query(random: Random): string {
  if (happens(random, 0.5)) return '';
  const names = [oneOf(random, QUERIES), oneOf(random, QUERIES)];
  return `?${names.map((name) => `${name}=${encoded(text(random))}`).join('&')}`;
}

export const encoded = (text: string) => encodeURIComponent(text.slice(0, 900).toWellFormed());
