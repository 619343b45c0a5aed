import type { Item } from '@desert/contract/store/merch';
import { beforeAll, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Worn once.\nWarm.', price: '12.5' };

const UNKNOWN = { category: '', size: '', condition: '' };
const KNOWN = {
  category: 'jersey',
  size: 'XL',
  condition: 'like-new',
};

let seller: Fan;

beforeAll(async () => void (seller = await signedInFan()));

const sell = async (more: object = {}) =>
  (await seller.post('/merch/new/', { ...scarf, ...more })).json<Item>();
const edit = (id: number, body: object) => seller.put(`/merch/${id}/edit/`, body);

/** Expects visitors to read the item as its seller got it, without the seller’s `conversation_id`. */
async function expectRead(item: Item): Promise<void> {
  const { conversation_id, ...visible } = item;
  expect(conversation_id).toBeNull();
  expect(await (await visitor.get(`/merch/${item.id}/`)).json()).toEqual(visible);
}

it('a new item ignores sent fields that its author cannot choose', async () => {
  const response = await seller.post('/merch/new', { ...scarf, user_id: 1, id: 7, state: 'sold' });
  expect(response.status).toBe(201);
  const item = await response.json<Item>();
  expect(item).toEqual({
    created_at: expect.any(String),
    id: expect.any(Number),
    name: 'Scarf',
    description: 'Worn once.\nWarm.',
    price: 12.5,
    ...UNKNOWN,
    user_id: seller.id,
    user: { id: seller.id, username: seller.username },
    images: [],
    tags: [],
    state: 'for_sale',
    state_at: null,
    sold_price: null,
    old_price: null,
    conversation_id: null,
    seller: { member_since: expect.any(String) as string, sold: 0, games: 0 },
    shelves: { seller: [], similar: [], memories: [] },
  });
  expect(item.id).not.toBe(7);
  await expectRead(item);
  for (const [price, dollars] of [
    ['$1,200.50', 1200.5],
    ['1000000', 1_000_000],
    [19.99, 19.99],
  ])
    expect(await sell({ price })).toMatchObject({ price: dollars });
});

it('an item’s optional facts are stored trimmed, and change only if an edit sends them', async () => {
  const item = await sell({ ...KNOWN, size: ' XL ' });
  expect(item).toMatchObject(KNOWN);
  await expectRead(item);
  const [listed] = await (await visitor.get('/merch/?limit=1')).json<Item[]>();
  expect(listed).toMatchObject(KNOWN);
  const renamed = await edit(item.id, { ...scarf, name: 'Jersey' });
  expect(await renamed.json()).toMatchObject({ ...KNOWN, name: 'Jersey' });
  const emptied = await edit(item.id, { ...scarf, ...UNKNOWN });
  expect(await emptied.json()).toMatchObject(UNKNOWN);
});

it.each<[string, unknown, string]>([
  ['category', 'car', 'Choose a category'],
  ['size', 'X'.repeat(21), 'Size must be 20 characters or fewer'],
  ['condition', 'like new', 'Choose a condition'],
])('an item whose field %s has the value %j is refused', async (field, value, message) => {
  const response = await seller.post('/merch/new/', { ...scarf, [field]: value });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { [field]: message } });
});

it('two deletions of one item at the same time take effect once', async () => {
  const { id } = await sell();
  const twice = [seller.delete(`/merch/${id}/delete/`), seller.delete(`/merch/${id}/delete/`)];
  const statuses = (await Promise.all(twice)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
});
