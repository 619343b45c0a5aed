import type { Item, ItemImage } from '@desert/contract/merch';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Worn once.\nWarm.', price: '12.5' };

const UNKNOWN = { category: '', size: '', condition: '', season: '', player: '' };
const KNOWN = {
  category: 'jersey',
  size: 'XL',
  condition: 'like-new',
  season: '1999-00',
  player: 'Keith Tkachuk',
};

let seller: Fan;

beforeAll(async () => {
  seller = await signedInFan();
});

async function newItem(): Promise<Item> {
  return (await seller.post('/merch/new/', scarf)).json();
}

async function read(id: number): Promise<Item> {
  return (await visitor.get(`/merch/${id}/`)).json();
}

/** What others than its seller are told of an item. */
function toOthers(item: Item): Item {
  const { conversation_id, ...told } = item;
  expect(conversation_id).toBeNull();
  return told;
}

describe('a new item', () => {
  it('is what was typed, of who is signed in, whatever else was sent', async () => {
    const response = await seller.post('/merch/new/', { ...scarf, user_id: 1, id: 7, images: [1] });
    expect(response.status).toBe(201);
    const item = await response.json<Item>();
    expect(item).toEqual({
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
    });
    expect(item.id).not.toBe(7);
    expect(await read(item.id)).toEqual(toOthers(item));
  });

  it.each([
    ['1000000', 1_000_000],
    ['$1,200.50', 1200.5],
    ['0.01', 0.01],
    [19.99, 19.99],
  ])('has a price of %s', async (price, dollars) => {
    const item = await (await seller.post('/merch/new', { ...scarf, price })).json<Item>();
    expect(item.price).toBe(dollars);
  });
});

describe('what a seller says of an item', () => {
  it('is kept, trimmed, and can be taken back', async () => {
    const sent = { ...scarf, ...KNOWN, size: ' XL ', player: ' Keith Tkachuk ' };
    const item = await (await seller.post('/merch/new/', sent)).json<Item>();
    expect(item).toMatchObject(KNOWN);
    expect(await read(item.id)).toEqual(toOthers(item));
    const [listed] = await (await visitor.get('/merch/?limit=1')).json<Item[]>();
    expect(listed).toMatchObject(KNOWN);
    const edited = await seller.put(`/merch/${item.id}/edit/`, { ...scarf, ...UNKNOWN });
    expect(await edited.json()).toMatchObject(UNKNOWN);
  });

  it('stays where a form of before sends nothing of it', async () => {
    const item = await (await seller.post('/merch/new/', { ...scarf, ...KNOWN })).json<Item>();
    const edited = await seller.put(`/merch/${item.id}/edit/`, { ...scarf, name: 'Jersey' });
    expect(await edited.json()).toMatchObject({ ...KNOWN, name: 'Jersey' });
  });

  it.each([
    ['category', 'car', 'Choose what kind of thing it is'],
    ['size', 'X'.repeat(21), 'Size must be at most 20 characters'],
    ['condition', 'like new', 'Choose a condition'],
    ['season', '2011-13', 'Season must be like 2011-12, from 1979-80 to 2023-24'],
    ['season', '1978-79', 'Season must be like 2011-12, from 1979-80 to 2023-24'],
    ['season', '2024-25', 'Season must be like 2011-12, from 1979-80 to 2023-24'],
    ['season', 2011, 'Season must be like 2011-12, from 1979-80 to 2023-24'],
    ['player', 'x'.repeat(81), 'Player must be at most 80 characters'],
    ['player', null, 'Player must be text'],
  ])('is refused where %s is %j', async (field, value, message) => {
    const response = await seller.post('/merch/new/', { ...scarf, [field]: value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { [field]: message } });
  });
});

describe('an update', () => {
  it('answers the item as it then is, with its images', async () => {
    const { id } = await newItem();
    const body = { url: '/images/a.svg', merch_id: id };
    const image = await (await seller.post('/merch/new/image/', body)).json<ItemImage>();
    const cap = { name: ' Cap ', description: 'Blue', price: 5 };
    const response = await seller.put(`/merch/${id}/edit/`, cap);
    expect(response.status).toBe(200);
    const item = await response.json<Item>();
    expect(item).toMatchObject({ id, name: 'Cap', description: 'Blue', price: 5, images: [image] });
    expect(await read(id)).toEqual(toOthers(item));
  });

  it('of two at once is one or the other, never a mixture', async () => {
    const { id } = await newItem();
    const names = ['first', 'second', 'third', 'fourth'];
    const edit = (name: string) =>
      seller.put(`/merch/${id}/edit`, { name, description: name, price: 1 });
    const answers = await Promise.all(names.map(edit));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { name, description } = await read(id);
    expect(names).toContain(name);
    expect(description).toBe(name);
  });
});

describe('a deleted item', () => {
  it('is gone', async () => {
    const { id } = await newItem();
    const response = await seller.delete(`/merch/${id}/delete/`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'It is deleted.', id });
    expect((await visitor.get(`/merch/${id}/`)).status).toBe(404);
  });

  it('cannot be deleted twice', async () => {
    const { id } = await newItem();
    const twice = [seller.delete(`/merch/${id}/delete/`), seller.delete(`/merch/${id}/delete/`)];
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
