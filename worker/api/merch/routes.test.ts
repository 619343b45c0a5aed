import type { Item, ItemImage } from '@desert/contract/merch';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Worn once.\nWarm.', price: '12.5' };

let seller: Fan;

beforeAll(async () => {
  seller = await signedInFan();
});

async function newItem(): Promise<Item> {
  return (await seller.post('/merch/new/', scarf)).json();
}

async function addImage(merch_id: number, url: string): Promise<ItemImage> {
  const response = await seller.post('/merch/new/image/', { url, merch_id, alt: 'A scarf' });
  expect(response.status).toBe(201);
  return response.json();
}

async function read(id: number): Promise<Item> {
  return (await visitor.get(`/merch/${id}/`)).json();
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
      user_id: seller.id,
      user: { id: seller.id, username: seller.username },
      images: [],
    });
    expect(item.id).not.toBe(7);
    expect(await read(item.id)).toEqual(item);
  });

  it.each([
    ['1000000', 1_000_000],
    ['0.01', 0.01],
    [19.99, 19.99],
  ])('has a price of %s', async (price, dollars) => {
    const item = await (await seller.post('/merch/new', { ...scarf, price })).json<Item>();
    expect(item.price).toBe(dollars);
  });
});

describe('an update', () => {
  it('answers the item as it then is, with its images', async () => {
    const { id } = await newItem();
    const image = await addImage(id, '/images/a.svg');
    const cap = { name: ' Cap ', description: 'Blue', price: 5 };
    const response = await seller.put(`/merch/${id}/edit/`, cap);
    expect(response.status).toBe(200);
    const item = await response.json<Item>();
    expect(item).toMatchObject({ id, name: 'Cap', description: 'Blue', price: 5, images: [image] });
    expect(await read(id)).toEqual(item);
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

describe('images', () => {
  it('are in the order in which they were added, with their words', async () => {
    const { id } = await newItem();
    const urls = ['/images/c.svg', 'https://example.com/a.jpg', '/images/b.svg'];
    for (const url of urls) await addImage(id, url);
    const { images } = await read(id);
    expect(images.map(({ url }) => url)).toEqual(urls);
    expect(images[0]).toEqual({
      id: expect.any(Number),
      url: '/images/c.svg',
      alt: 'A scarf',
      merch_id: id,
    });
  });

  it('keep their place and their words when their address is edited', async () => {
    const { id } = await newItem();
    const image = await addImage(id, '/images/a.svg');
    await addImage(id, '/images/b.svg');
    const path = `/merch/${image.id}/images/edit/`;
    const edited = await (await seller.put(path, { url: '/images/c.svg' })).json();
    expect(edited).toEqual({ ...image, url: '/images/c.svg' });
    expect((await read(id)).images[0]).toEqual(edited);
    await seller.put(path, { url: '/images/c.svg', alt: '' });
    expect((await read(id)).images[0]?.alt).toBe('');
  });

  it('are 12 at most, however many are added at once', async () => {
    const { id } = await newItem();
    const body = { url: '/images/a.svg', merch_id: String(id) };
    const adding = Array.from({ length: 20 }, () => seller.post('/merch/new/image/', body));
    const answers = await Promise.all(adding);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8);
    expect((await read(id)).images).toHaveLength(12);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refused.json()).toEqual({ errors: { url: 'There is room for 12 images' } });
  });
});

describe('a deleted item', () => {
  it('is gone with its images, and no other item’s', async () => {
    const [gone, kept] = [await newItem(), await newItem()];
    for (const { id } of [gone, kept]) await addImage(id, '/images/a.svg');
    const response = await seller.delete(`/merch/${gone.id}/delete/`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: 'It is deleted.', id: gone.id });
    expect((await visitor.get(`/merch/${gone.id}/`)).status).toBe(404);
    expect(await rowCount('merch_images', `merch_id = ${gone.id}`)).toBe(0);
    expect((await read(kept.id)).images).toHaveLength(1);
  });

  it('cannot be deleted twice', async () => {
    const { id } = await newItem();
    const twice = [seller.delete(`/merch/${id}/delete/`), seller.delete(`/merch/${id}/delete/`)];
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});
