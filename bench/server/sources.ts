import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Source } from './http2.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What an application has of the site: its data, and the pictures that those name. */
const OF_THE_SITE = /^\/(api|images)\//;

/** What a site at an origin answers. */
export function siteSource(origin: string): Source {
  return (path, cookie) =>
    fetch(origin + path, {
      headers: { 'accept-encoding': 'identity', cookie },
      redirect: 'manual',
    });
}

/**
 * A client-only application: its files, one HTML page for every path, the API and the pictures of a site.
 * @param folder the application's build
 * @param origin of the site
 */
export function applicationSource(folder: string, origin: string): Source {
  const site = siteSource(origin);
  return async (path, cookie) => {
    const { pathname } = new URL(path, origin);
    if (OF_THE_SITE.test(pathname)) return site(path, cookie);
    const file = join(folder, pathname);
    if (pathname === '/' || !existsSync(file)) {
      const html = await readFile(join(folder, 'index.html'));
      return new Response(html, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      });
    }
    return new Response(await readFile(file), {
      headers: {
        'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  };
}
