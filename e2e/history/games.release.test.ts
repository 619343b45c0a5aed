/** Renders every page about games once on the built site. */
import { expect, it } from 'vitest';
import { siteUrl } from '../site/url.ts';

const SITEMAPS = ['/sitemap-games.xml', '/sitemap-pages.xml'];

/** Number of concurrent requests. */
const AT_ONCE = 8;

it('every history page in the sitemaps is rendered, with a title of its own', async () => {
  const origin = siteUrl();
  const addresses = (
    await Promise.all(
      SITEMAPS.map(async (path) => {
        const xml = await (await fetch(origin + path)).text();
        return Array.from(
          xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g),
          ([, path = '']) => path,
        );
      }),
    )
  )
    .flat()
    .filter((path) =>
      /^\/history\/(games|on|against|lights|records|playoffs|coaches|arenas|\d{4}-\d\d\/games)(\/|$)/.test(
        path,
      ),
    );
  // Games, days, seasons, opponents, coaches, and the lists of games, opponents, coaches, records, series, lights and arenas.
  expect(addresses).toHaveLength(3608 + 366 + 44 + 31 + 18 + 7);

  const faults: string[] = [];
  const titles = new Set<string>();
  const queue = addresses.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of queue) {
        const response = await fetch(origin + path);
        const html = await response.text();
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        titles.add(title);
        if (response.status !== 200 || !html.includes('<h1'))
          faults.push(`${response.status} ${path}`);
        if (/undefined|NaN|\[object/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')))
          faults.push(`a value is missing on ${path}`);
      }
    }),
  );
  expect(faults).toEqual([]);
  expect(titles.size).toBe(addresses.length);
});
