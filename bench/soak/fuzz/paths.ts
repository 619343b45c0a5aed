/** Addresses that are no route of the API: pages, files, what is inside, and what is none. */
import { join } from 'node:path';
import { root, sectionNames } from '../../../scripts/site/root.ts';
import { oneOf, type Random } from '../../presses/random.ts';
import { fanName } from '../fan-name.ts';
import { happens, text } from './texts.ts';

/** Pages of the shell; those of the sections are in the manifests of their builds. */
const SHELL_PAGES = [
  '/',
  '/login',
  '/signup',
  '/search',
  '/user',
  '/user/saved',
  '/user/:username',
];

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/news/feed.xml',
  '/merch/feed.xml',
  '/history/feed.xml',
  '/images/a.svg',
  '/images/card.png',
  '/site.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
  `/photos/${'0'.repeat(32)}-320.jpg`,
  '/photos/a.png',
  '/mf/news/none',
  '/mf/news/assets/a.js',
  '/mf/none/a.js',
];

/** What lies behind the edge, what other software has, and ways around what is compared. */
const INSIDE = [
  '/fragment',
  '/_shell',
  '/__scheduled?cron=*',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/trace',
  '/.env',
  '/.git/config',
  '/wrangler.toml',
  '/wp-login.php',
  '/api',
  '/api/',
  '//api/news/',
  '/api//news/',
  '/api/news//1/',
  '/API/news/',
  '/api/%6eews/',
  '/api/news/..%2fauth/',
  '/api/news/%2e%2e/auth/',
  '/api/none/',
  '/api/news/1/comments/1/2/3',
  '/preview',
  '/preview/end?token=a.b.c',
  '/theme',
  '/widgets/none',
  '/api/auth/logout',
];

const QUERIES = [
  'cursor',
  'sort',
  'author',
  'tag',
  'q',
  'kind',
  'comment',
  'limit',
  'theme',
  'message',
];

/** Reads the paths of the sections' pages from their builds, which there have to be. */
export async function pagePaths(): Promise<string[]> {
  const manifests = await Promise.all(
    sectionNames().map(async (name) => {
      const file = join(root, `mf-${name}`, 'dist/server/section-manifest.js');
      return (await import(file)) as { default: { routes: { path: string }[] } };
    }),
  );
  return [
    ...SHELL_PAGES,
    ...manifests.flatMap(({ default: { routes } }) => routes.map((r) => r.path)),
  ];
}

/** @param pages of `pagePaths` */
export function otherPath(pages: readonly string[], random: Random, id: () => number): string {
  const kind = random();
  if (kind < 0.2) return oneOf(random, FILES);
  if (kind < 0.4) return oneOf(random, INSIDE);
  if (kind < 0.45) return `/${encodeURIComponent(text(random).toWellFormed())}`;
  return filled(oneOf(random, pages), random, id) + query(random);
}

/** A path with its parameters filled in, rarely so that it is none. */
export function filled(path: string, random: Random, id: () => number): string {
  return path.replaceAll(/:(\w+)\??|\*/g, () => {
    const isMeant = happens(random, 0.8);
    if (!isMeant) return happens(random, 0.7) ? encoded(text(random)) : oneOf(random, ODD);
    return happens(random, 0.9)
      ? String(id())
      : oneOf(random, ['2011-12', 'shane-doan', fanName(1)]);
  });
}

const ODD = [
  '%00',
  '%',
  '%E0%A4%A',
  '..%2f',
  '%2e%2e',
  '%252e',
  '1%2f2',
  '1;a=b',
  '+1',
  '1.0',
  '01',
];

/** Some parameters of which some are meant. */
export function query(random: Random): string {
  if (happens(random, 0.5)) return '';
  const names = [oneOf(random, QUERIES), oneOf(random, QUERIES)];
  return `?${names.map((name) => `${name}=${encoded(text(random))}`).join('&')}`;
}

/** As a part of an address; long ones are shorter, for no server takes them as they are. */
export const encoded = (text: string) => encodeURIComponent(text.slice(0, 900).toWellFormed());
