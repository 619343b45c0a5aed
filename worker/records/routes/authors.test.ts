/** Lists of one member’s records, by the member’s name. */
import type { KindName } from '@desert/contract/records/kinds';
import { parseNextLink } from '@desert/contract/records/paging';
import { beforeAll, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { followWrites } from '../../test/search.ts';

let fan: Fan;
let other: Fan;
beforeAll(async () => {
  [fan, other] = [await signedInFan(), await signedInFan()];
  for (const author of [fan, other, fan]) {
    await author.post('/merch/new', { name: 'Scarf', description: 'Warm.', price: 5, size: 'L' });
    await author.post('/news/new', { title: 'First', details: 'Text' });
  }
  await followWrites();
});

/** Reads a list. @returns the ids of the records’ authors, the address of the next page, and the total */
async function authorsIn(name: KindName, query: string) {
  const response = await visitor.get(`/${name}?${query}`);
  const records = await response.json<{ user_id: number }[]>();
  const next = parseNextLink(response.headers.get('Link'));
  return { next, total: response.headers.get('X-Total-Count'), ids: records.map((r) => r.user_id) };
}

it.each([
  ['a name in any case', () => `author=${fan.username.toUpperCase()}`, () => [fan.id, fan.id]],
  ['an order', () => `sort=comments&author=${fan.username}`, () => [fan.id, fan.id]],
  ['a name that nobody has', () => 'author=nobody_at_all', () => []],
  ['no name', () => 'author=', () => [fan.id, other.id, fan.id]],
  ['two people’s', () => `author=${fan.username}&user_id=${other.id}`, () => []],
  ['one’s twice', () => `author=${fan.username}&user_id=${fan.id}`, () => [fan.id, fan.id]],
])('a list of posts by %s has only the matching authors’ posts', async (_, query, ids) => {
  expect((await authorsIn('news', query())).ids).toEqual(ids());
});

it.each(['sort=price', 'size=L', 'q=scarf&max=10'])(
  'the author filter combines with the Store’s filter %s',
  async (query) => {
    const found = await authorsIn('merch', `${query}&author=${fan.username}`);
    expect(found).toMatchObject({ ids: [fan.id, fan.id], total: '2' });
    const none = await authorsIn('merch', `${query}&author=nobody_at_all`);
    expect(none).toMatchObject({ ids: [], total: '0' });
  },
);
