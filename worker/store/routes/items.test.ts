import type { Item } from '@desert/contract/store/merch';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedHistory } from '../../test/history.ts';
import {
  decideOffer,
  beginConversation,
  makeOffer,
  readConversation,
  passDay,
} from '../../test/market.ts';
import { followWrites } from '../../test/search.ts';

let seller: Fan;
let buyer: Fan;
let item: Item;

beforeAll(async () => {
  await seedHistory();
  [seller, buyer] = await Promise.all([signedInFan(), signedInFan()]);
});

beforeEach(async () => {
  await env.DB.exec('DELETE FROM merch');
  item = await sell({ name: 'Scarf', category: 'other' });
});

async function sell(values: object): Promise<Item> {
  const sent = { description: 'Warm', price: 50, ...values };
  return (await seller.post('/merch/new/', sent)).json();
}

const put = (body: object, fan = seller, id = item.id) => fan.put(`/merch/${id}/state/`, body);
const read = async (fan = visitor) => (await fan.get(`/merch/${item.id}/`)).json<Item>();
const namesIn = async (query: string) => {
  const items = await (await visitor.get(`/merch/?${query}`)).json<Item[]>();
  return items.map(({ name }) => name);
};

it('an item is for sale at first, then in the state that its seller set last', async () => {
  expect(await read()).toMatchObject({ state: 'for_sale', state_at: null, sold_price: null });
  for (const state of ['reserved', 'sold', 'withdrawn', 'for_sale'] as const) {
    const before = Date.now();
    const response = await put({ state });
    expect(response.status).toBe(200);
    const { state_at, ...item } = await response.json<Item>();
    expect(item).toMatchObject({ state, conversation_id: null });
    expect(Date.parse(state_at ?? '')).toBeGreaterThanOrEqual(before);
    // A seller extends an item that is for sale by saying so again.
    const kept = state === 'for_sale' ? {} : { state_at };
    expect(await (await put({ state })).json()).toMatchObject({ state, ...kept });
    expect((await read()).state).toBe(state);
  }
});

it.each<[string, object[], number | null]>([
  ['as sent', [{ state: 'sold', sold_price: '$1,045.50' }], 1045.5],
  ['as before', [{ state: 'sold', sold_price: 3 }, { state: 'sold' }], 3],
  ['as sent later', [{ state: 'sold' }, { state: 'sold', sold_price: '45' }], 45],
  [
    'none',
    [
      { state: 'sold', sold_price: 3 },
      { state: 'sold', sold_price: null },
    ],
    null,
  ],
  ['none', [{ state: 'sold', sold_price: 3 }, { state: 'for_sale' }, { state: 'sold' }], null],
])('the public sale price of an item is %s', async (_, updates, sold_price) => {
  for (const body of updates) await put(body);
  expect(await read()).toMatchObject({ sold_price });
});

it.each([
  {},
  { state: 'lost' },
  { state: 'sold', sold_price: 'much' },
  { state: 'sold', sold_price: 0 },
  { state: 'reserved', conversation_id: 'x' },
  { state: 'reserved', conversation_id: 999_999 },
])('a request for the item state %j is refused', async (body) => {
  expect((await put(body)).status).toBe(400);
  expect((await put({ state: 'sold' }, seller, item.id + 1000)).status).toBe(404);
  expect((await read()).state).toBe('for_sale');
});

it('a reserved item cannot be reserved for another buyer, but can be sold to one', async () => {
  const talks = await Promise.all(
    [buyer, await signedInFan()].map((fan) => beginConversation({ buyer: fan, item })),
  );
  const [first, second] = talks.map(({ id }) => id);
  const reserve = (conversation_id?: number | null) => put({ state: 'reserved', conversation_id });
  expect((await reserve(first)).status).toBe(200);
  expect((await reserve(second)).status).toBe(409);
  expect((await reserve(null)).status).toBe(409);
  expect(await (await reserve()).json()).toMatchObject({ conversation_id: first });
  expect((await reserve(first)).status).toBe(200);
  // A sale may go to another buyer.
  const sold = await put({ state: 'sold', conversation_id: second });
  expect(await sold.json()).toMatchObject({ conversation_id: second });
});

it('the sale price of an item is the buyer’s last accepted offer unless the seller gives another', async () => {
  const { id } = await beginConversation({ buyer, item });
  const other = await beginConversation({ buyer: await signedInFan(), item });
  const { id: offered } = await makeOffer(buyer, id, 35);
  await decideOffer(seller, id, offered, 'accepted');
  const soldFor = async (body: object) =>
    (await (await put({ state: 'sold', ...body })).json<Item>()).sold_price;
  expect(await soldFor({})).toBe(35);
  expect(await soldFor({ sold_price: null })).toBeNull();
  expect(await soldFor({})).toBeNull();
  expect(await read(buyer)).toMatchObject({ conversation_id: id });
  expect((await readConversation(buyer, id)).item).toMatchObject({
    state: 'sold',
    sold_price: null,
  });
  for (const fan of [visitor, await signedInFan()])
    expect(await read(fan)).not.toHaveProperty('conversation_id');
  await put({ state: 'for_sale' });
  expect(await soldFor({ conversation_id: other.id })).toBeNull();
  await put({ state: 'for_sale' });
  expect(await soldFor({ conversation_id: id })).toBe(35);
  expect((await readConversation(buyer, id)).item).toMatchObject({ is_here: true, sold_price: 35 });
});

it('an item shows its former price only if that was higher and stood for a day', async () => {
  const edit = async (price: number) => {
    const body = { name: 'Scarf', description: 'Warm', price };
    return (await (await seller.put(`/merch/${item.id}/edit/`, body)).json<Item>()).old_price;
  };
  expect(await edit(500)).toBeNull();
  expect(await edit(49)).toBeNull();
  await passDay(item.id);
  expect(await edit(40)).toBe(49);
  expect(await edit(40)).toBe(49);
  expect(await edit(30.5)).toBe(49);
  await passDay(item.id);
  expect(await edit(30)).toBe(30.5);
  expect(await edit(60)).toBeNull();
});

describe('lists', () => {
  beforeEach(async () => {
    for (const state of ['reserved', 'sold', 'withdrawn'] as const) {
      const tags = [{ kind: 'season', id: '2011-12' }];
      const { id } = await sell({ name: state, category: 'hat', tags });
      await put({ state }, seller, id);
    }
    await followWrites();
  });

  const by = () => `user_id=${seller.id}`;

  it.each([
    ['', ['reserved', 'Scarf']],
    ['state=', ['reserved', 'Scarf']],
    ['state=here', ['reserved', 'Scarf']],
    ['state=all', ['withdrawn', 'sold', 'reserved', 'Scarf']],
    ['state=sold', ['sold']],
    ['state=reserved', ['reserved']],
    ['state=for_sale', ['Scarf']],
    ['state=withdrawn', ['withdrawn']],
    ['category=hat', ['reserved']],
    ['category=hat&state=all&sort=price', ['reserved', 'sold', 'withdrawn']],
    ['tag=season:2011-12', ['reserved']],
    ['tag=season:2011-12&state=all', ['withdrawn', 'sold', 'reserved']],
    ['q=sold', []],
    ['q=sold&state=sold', ['sold']],
    // The state itself is not searchable text.
    ['q=scarf&state=for_sale', ['Scarf']],
    ['q=sale', []],
  ])(
    'the item list with the query "%s" has only items in the requested state',
    async (query, names) => {
      expect(await namesIn(query)).toEqual(names);
      expect(await namesIn(`${query}&${by()}`)).toEqual(names);
    },
  );

  it('the item list keeps its state filter from page to page, and refuses an unknown state', async () => {
    expect((await visitor.get('/merch/?state=lost')).status).toBe(400);
    const first = await visitor.get('/merch/?state=all&limit=2');
    expect(first.headers.get('Link')).toContain('state=all');
  });
});
