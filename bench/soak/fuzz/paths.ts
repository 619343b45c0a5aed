/** The paths that the fuzzer calls: API routes with their schemas, pages, files, and invalid or internal paths. */
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { root, sectionNames } from '../../../scripts/site/root.ts';
import { fanName } from '../../fan.ts';
import { oneOf, type Random, wordsOf } from '../../random.ts';
import { importFromWorker } from '../../site/worker-modules.ts';
import { happens, text } from './texts.ts';

export interface Route {
  method: string;
  path: string;
  body?: GenericSchema;
  query?: GenericSchema;
}

interface Handled {
  method: string;
  path: string;
  handler: { properties?: Pick<Route, 'body' | 'query'> };
}

export async function apiRoutes(): Promise<Route[]> {
  const { api } = await importFromWorker<{ api: { routes: Handled[] } }>('api/app.ts');
  const routes = new Map<string, Route>();
  for (const { method, path: pattern, handler } of api.routes) {
    // Middleware is for every method.
    if (method === 'ALL') continue;
    const path = pattern.replaceAll(/\{[^}]*\}+/g, '');
    const key = `${method} ${path}`;
    routes.set(key, { ...(routes.get(key) ?? { method, path }), ...handler.properties });
  }
  return [...routes.values()];
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
    sectionNames().map(async (name) => {
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
