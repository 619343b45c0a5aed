import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { discover, elementsOf, rowsReadFor } from '../../test/discovery.ts';
import { signedInFan } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { newItem } from '../../test/market.ts';
import { upTo } from '../../test/rows-read.ts';
import { IDS_PER_SITEMAP } from './sitemaps.ts';

beforeAll(seedHistory);

beforeEach(async () => {
  const tables = ['merch', 'news', 'memories'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

async function addressesAt(path: string): Promise<string[]> {
  const response = await discover(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return elementsOf(await response.text(), 'loc');
}

/** Adds `count` posts with consecutive ids from `first`. */
async function fillNews(first: number, count: number) {
  const { id } = await signedInFan();
  await env.DB.prepare(
    `INSERT INTO news (id, user_id, created_at, title, details)
      SELECT ${first} + value, ${id}, 1, 'A title', 'Told' FROM ${upTo(count)}`,
  ).run();
}

it('the sitemap index lists one sitemap per range of ids without reading every record', async () => {
  expect(await addressesAt('/sitemap.xml')).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
    `${ORIGIN}/sitemap-games.xml`,
  ]);
  await fillNews(1, 1);
  const few = await discover('/sitemap.xml');
  await fillNews(IDS_PER_SITEMAP - 10, 3000);
  const many = await discover('/sitemap.xml');
  expect(rowsReadFor(many)).toBe(rowsReadFor(few));
  expect(rowsReadFor(many)).toBeLessThanOrEqual(3);
  expect(elementsOf(await many.text(), 'loc')).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
    `${ORIGIN}/sitemap-games.xml`,
    `${ORIGIN}/news/sitemap-1.xml`,
    `${ORIGIN}/news/sitemap-2.xml`,
  ]);
});

it('the sitemap of the pages lists home, the open sections, every season and every player', async () => {
  const pages = await addressesAt('/sitemap-pages.xml');
  const first = ['/', '/rules', '/safety', '/terms', '/privacy', '/contact', '/report', '/news'];
  expect(pages.slice(0, 8)).toEqual(first.map((path) => ORIGIN + path));
  expect(pages).toContain(`${ORIGIN}/history/2004-05`);
  expect(pages).toContain(`${ORIGIN}/history/players/shane-doan`);
  expect(pages).toContain(`${ORIGIN}/history/2011-12/games`);
  expect(pages).toContain(`${ORIGIN}/history/lists/draft`);
  expect(pages).toHaveLength(8 + 2 * 44 + 1 + 13 + 10 + 18 + 672);
});

it('the sitemap of the games lists every day of the year and every game', async () => {
  await seedGames();
  const pages = await addressesAt('/sitemap-games.xml');
  expect(pages).toContain(`${ORIGIN}/history/games/2012-05-07`);
  expect(pages).toContain(`${ORIGIN}/history/on/02-29`);
  expect(pages).toHaveLength(366 + 3608);
  expect(await addressesAt('/sitemap-pages.xml')).toContain(
    `${ORIGIN}/history/against/dallas-stars`,
  );
});

it('a sitemap of records lists and reads only the records of its range', async () => {
  await fillNews(IDS_PER_SITEMAP - 1, 4);
  const [below, above] = [IDS_PER_SITEMAP, IDS_PER_SITEMAP + 1];
  const first = await addressesAt('/news/sitemap-1.xml');
  expect(first).toEqual([below - 1, below].map((id) => `${ORIGIN}/news/${id}`));
  const second = await discover('/news/sitemap-2.xml');
  expect(elementsOf(await second.text(), 'loc')[0]).toBe(`${ORIGIN}/news/${above}`);
  expect(rowsReadFor(second)).toBeLessThanOrEqual(2);
});

it('a sitemap of records leaves out withdrawn items', async () => {
  const fan = await signedInFan();
  const [here, sold, withdrawn] = await Promise.all([newItem(fan), newItem(fan), newItem(fan)]);
  await fan.put(`/merch/${sold.id}/state/`, { state: 'sold' });
  await fan.put(`/merch/${withdrawn.id}/state/`, { state: 'withdrawn' });
  const addresses = new Set(await addressesAt('/merch/sitemap-1.xml'));
  expect(addresses).toEqual(new Set([here, sold].map(({ id }) => `${ORIGIN}/merch/${id}`)));
});

it.each([
  '/news/sitemap-1.xml',
  '/news/sitemap-0.xml',
  '/news/sitemap-9999999999.xml',
  '/users/sitemap-1.xml',
  '/sitemap-1.xml',
])('no sitemap exists at %s', async (path) => {
  const response = await discover(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toHaveProperty('errors.message');
});
