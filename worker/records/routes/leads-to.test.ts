import type { Memory } from '@desert/contract/records/memories';
import type { Item } from '@desert/contract/store/merch';
import { beforeAll, expect, it } from 'vitest';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { seedGames, seedHistory } from '../../test/history.ts';

const NIGHT = { kind: 'game', id: '2012-05-22' };

let seller: Fan;
let other: Fan;

beforeAll(async () => {
  await seedHistory();
  await seedGames();
  [seller, other] = await Promise.all([signedInFan(), signedInFan()]);
});

async function sell(by: Fan, name: string, more: object = {}): Promise<number> {
  const item = { name, description: 'Warm', price: 12.5, category: 'hat', ...more };
  const response = await by.post('/merch/new/', item);
  expect(response.status).toBe(201);
  return (await response.json<Item>()).id;
}

async function readShelves(id: number) {
  const { shelves, worn } = await (await visitor.get(`/merch/${id}/`)).json<Item>();
  const titles = Object.entries(shelves!).map(([name, cards]) => [
    name,
    cards.map(({ title }: { title: string }) => title),
  ]);
  return { ...Object.fromEntries(titles), worn: worn?.date, shelves: shelves! };
}

it('an item’s page suggests other items of its seller, similar items, and memories of its game', async () => {
  const hat = await sell(seller, 'Hat', { tags: [NIGHT] });
  for (const name of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
    await sell(seller, name, { category: 'puck' });
  const theirs = await sell(other, 'Their hat');
  await other.post('/merch/new/image/', { url: '/images/a.svg', alt: 'A', merch_id: theirs });
  await sell(other, 'A puck', { category: 'puck' });
  const sold = await sell(other, 'Sold hat');
  await other.put(`/merch/${sold}/state/`, { state: 'sold' });
  const memory = { title: 'The handshake', details: 'A line.', tags: [NIGHT] };
  await other.post('/memories/new/', memory);
  await other.post('/memories/new/', { ...memory, title: 'Another night', tags: [] });

  const { shelves, ...titles } = await readShelves(hat);
  expect(titles).toEqual({
    seller: ['Fifth', 'Fourth', 'Third', 'Second'],
    similar: ['Their hat'],
    memories: ['The handshake'],
    worn: NIGHT.id,
  });
  expect(shelves.similar[0]).toMatchObject({ price: 12.5, image: { url: '/images/a.svg' } });
  expect(shelves.seller[0]).not.toHaveProperty('image');
});

it('an item is suggested at most once, and as a similar item only within a category', async () => {
  const [fan, another] = await Promise.all([signedInFan(), signedInFan()]);
  const scarf = await sell(fan, 'Scarf', { category: 'other' });
  await sell(fan, 'Second scarf', { category: 'other' });
  await sell(another, 'Third scarf', { category: 'other' });
  expect(await readShelves(scarf)).toMatchObject({
    seller: ['Second scarf'],
    similar: ['Third scarf'],
    memories: [],
  });
  const plain = await sell(fan, 'Plain', { category: '' });
  await sell(another, 'Plain, too', { category: '' });
  expect(await readShelves(plain)).toMatchObject({ similar: [] });
});

it('a memory’s page names its game, and links the memories before and after it of its season', async () => {
  const make = async (title: string, tags: object[]) => {
    const response = await other.post('/memories/new/', { title, details: 'A line.', tags });
    return (await response.json<Memory>()).id;
  };
  const season = { kind: 'season', id: '2005-06' };
  const first = await make('First', [season]);
  const middle = await make('Middle', [NIGHT, season]);
  await make('Of another season', [{ kind: 'season', id: '2009-10' }]);
  const last = await make('Last', [season]);
  const readMemory = async (id: number) => (await visitor.get(`/memories/${id}/`)).json<Memory>();
  expect(await readMemory(middle)).toMatchObject({
    night: { date: NIGHT.id, home: true },
    neighbors: { previous: { id: first, title: 'First' }, next: { id: last, title: 'Last' } },
  });
  expect((await readMemory(last)).neighbors).toEqual({ previous: { id: middle, title: 'Middle' } });
  await other.delete(`/memories/${middle}/delete/`);
  expect((await readMemory(last)).neighbors).toEqual({ previous: { id: first, title: 'First' } });
  const [listed] = await (await visitor.get('/memories/?limit=1')).json<Memory[]>();
  expect(listed).not.toHaveProperty('neighbors');
});
