import { inflateSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { findMember } from '../../members/member.ts';
import { env } from '../../test/account.ts';
import { discover, rowsReadFor } from '../../test/discovery.ts';
import { signedInFan } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';
import { upTo } from '../../test/rows-read.ts';
import { buildMemberCard } from './member-card.ts';

beforeAll(seedHistory);
beforeAll(seedGames);

function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder().decode(bytes.subarray(at + 4, at + 8));
    chunks.set(type, bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return chunks;
}

it.each([
  '/history/players/shane-doan/card.png',
  '/history/players/mike-smith/card.png',
  '/history/2011-12/card.png',
  '/history/games/2012-05-07/card.png',
])('%s is a share card of 1200 by 630 pixels, in less than 40 KB and 140 rows', async (path) => {
  const response = await discover(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(rowsReadFor(response)).toBeLessThan(140);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(40_000);
  const chunks = chunksOf(bytes);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR');
  expect(header && [...header]).toEqual([0, 0, 4, 176, 0, 0, 2, 118, 4, 3, 0, 0, 0]);
  const pixels = inflateSync(chunks.get('IDAT') ?? '');
  expect(pixels).toHaveLength(601 * 630);
  expect(new Set(pixels).size).toBeGreaterThan(16);
});

it.each([
  '/history/players/wayne-gretzky/card.png',
  '/history/players/Shane-Doan/card.png',
  '/history/2004-05/card.png',
  '/history/games/2012-07-07/card.png',
  '/user/nobody_at_all/card.png',
  '/news/card.png',
])('%s is a 404, not a share card', async (path) => {
  expect((await discover(path)).status).toBe(404);
});

it('the share card of a member who was at games has the team’s record in those games', () => {
  const member = { id: 1, username: 'ann', member_since: '2026-11-26', counts: {} as never };
  const counts = Object.fromEntries(
    ['items', 'posts', 'memories'].map((plural) => [plural, { count: 0, more: false }]),
  ) as Parameters<typeof buildMemberCard>[1];
  const games = {
    games: 57,
    record: '31-20-6',
    seasons: [{ games: 20 }, { games: 37 }],
  } as Parameters<typeof buildMemberCard>[2];
  const { line, bars } = buildMemberCard(member, counts, games);
  expect([line, bars]).toEqual(['57 nights in the building, 31-20-6', [20, 37]]);
});

it('the share card of a member has their name, year and counts, and reads few rows', async () => {
  const fan = await signedInFan();
  const path = `/user/${fan.username}/card.png`;
  const few = await discover(path);
  expect([few.status, few.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const posts = `SELECT ${fan.id}, value, 't', 'd' FROM ${upTo(3000)}`.replaceAll('\n', ' ');
  await env.DB.exec(`INSERT INTO news (user_id, created_at, title, details) ${posts}`);
  await fan.post('/merch/new', { name: 'Scarf', description: 'Warm.', price: 5 });
  const many = await discover(path);
  expect(many.headers.get('ETag')).not.toBe(few.headers.get('ETag'));
  expect(rowsReadFor(many)).toBeLessThanOrEqual(120);
  const database = drizzle(env.DB);
  const member = await findMember(database, fan.username);
  expect(member && buildMemberCard(member, member.counts, null)).toEqual({
    title: fan.username,
    // The account's time is 1 ms after 1970 began in UTC.
    line: 'Member since 1969',
    figures: [
      { value: '1', label: 'item' },
      { value: '100+', label: 'posts' },
      { value: '0', label: 'memories' },
    ],
  });
});
