import type { Item } from '@desert/contract/merch';
import { nextOf } from '@desert/contract/paging';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';

let seller: Fan;

beforeEach(async () => {
  await env.DB.batch(
    ['merch_images', 'merch'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  seller = await signedInFan();
});

/** Items as many as told, oldest first. */
async function addItems(count: number, of = seller): Promise<number[]> {
  const numbers = JSON.stringify([...Array(count).keys()]);
  const { results } = await env.DB.prepare(
    `INSERT INTO merch (user_id, created_at, name, description, price)
      SELECT ?, 1, 'item ' || value, 'description', 100 FROM json_each(?) RETURNING id`,
  )
    .bind(of.id, numbers)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** A page of a list: the ids on it, and where the next one is. */
async function page(address: string) {
  const response = await visitor.get(address);
  const items = await response.json<Item[]>();
  const next = nextOf(response.headers.get('Link'))?.replace('/api', '');
  return { ids: items.map(({ id }) => id), next };
}

/** The ids on every page from an address on. */
async function pages(address: string): Promise<number[][]> {
  const { ids, next } = await page(address);
  return next ? [ids, ...(await pages(next))] : [ids];
}

describe('the list', () => {
  it('is empty where there is nothing', async () => {
    expect(await page('/merch/')).toEqual({ ids: [], next: undefined });
  });

  it('has 24 items a page, newest first, each once', async () => {
    const ids = await addItems(53);
    const found = await pages('/merch/');
    expect(found.map((ids) => ids.length)).toEqual([24, 24, 5]);
    expect(found.flat()).toEqual(ids.toReversed());
  });

  it.each([1, 5, 100])('has as many as ?limit=%i says, on the next page too', async (limit) => {
    const ids = await addItems(limit * 2 + 1);
    const found = await pages(`/merch?limit=${limit}`);
    expect(found.map((ids) => ids.length)).toEqual([limit, limit, 1]);
    expect(found.flat()).toEqual(ids.toReversed());
  });

  it('ends without a next page where a page is just full', async () => {
    await addItems(24);
    expect((await page('/merch/')).next).toBeUndefined();
  });

  it('repeats and skips nothing that was there, whatever is added and deleted meanwhile', async () => {
    const ids = await addItems(30);
    const first = await page('/merch/');
    await addItems(3);
    await seller.delete(`/merch/${ids[6]}/delete/`);
    await seller.delete(`/merch/${ids[0]}/delete/`);
    expect((await page(first.next!)).ids).toEqual(ids.slice(1, 6).toReversed());
  });

  it('narrows to one seller, on the next page too', async () => {
    const other = await signedInFan();
    await addItems(20);
    const theirs = await addItems(30, other);
    await addItems(20);
    const found = await pages(`/merch/?user_id=${other.id}`);
    expect(found.flat()).toEqual(theirs.toReversed());
    expect(await pages('/merch/?user_id=999999')).toEqual([[]]);
  });

  it('has items as they are by themselves, but for the end of a long description', async () => {
    const description = '🧣'.repeat(601);
    const item = { name: 'Scarf', description, price: 5 };
    const { id } = await (await seller.post('/merch/new/', item)).json<Item>();
    await seller.post('/merch/new/image/', { url: '/images/a.svg', merch_id: id });
    const [listed] = await (await visitor.get('/merch/')).json<Item[]>();
    const whole = await (await visitor.get(`/merch/${id}/`)).json<Item>();
    expect(whole.description).toBe(description);
    expect(listed).toEqual({ ...whole, description: `${'🧣'.repeat(600)}…` });
  });
});

describe('a list is refused', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=many', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=-1', 'cursor'],
    ['cursor=zzzzzzzzzzz', 'cursor'],
    ["cursor=1'--", 'cursor'],
    ['cursor=%00', 'cursor'],
    ['user_id=', 'user_id'],
    ['user_id=me', 'user_id'],
    ['user_id=0', 'user_id'],
    ['user_id=1.5', 'user_id'],
    ['user_id=99999999999999999999', 'user_id'],
  ])('for ?%s', async (query, field) => {
    const response = await visitor.get(`/merch/?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { [field]: expect.stringContaining(field) } });
  });
});
