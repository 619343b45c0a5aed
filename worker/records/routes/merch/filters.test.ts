import { parseNextLink } from '@desert/contract/records/paging';
import type { Item } from '@desert/contract/store/merch';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { seedHistory } from '../../../test/history.ts';
import { differencesIn } from '../../../test/search-index.ts';
import { followWrites } from '../../../test/search.ts';
import { DOAN, SEASON } from '../../../test/tagged.ts';

let fan: Fan;
beforeAll(async () => {
  await seedHistory();
  fan = await signedInFan();
});

beforeEach(async () => {
  await env.DB.exec('DELETE FROM merch');
  await followWrites();
});

const ITEMS = [
  {
    name: 'Doan jersey',
    price: 120,
    category: 'jersey',
    size: 'XL',
    condition: 'good',
    tags: [SEASON, DOAN],
  },
  { name: 'Plain jersey', price: 40.5, category: 'jersey', size: 'L', condition: 'worn' },
  { name: 'Warm hat', price: 15, category: 'hat', condition: 'like-new' },
  {
    name: 'Selänne card',
    price: 60,
    category: 'card',
    tags: [
      { kind: 'season', id: '1992-93' },
      { kind: 'player', id: 8457981 },
    ],
  },
  { name: 'Something old', price: 5 },
];

async function sell(...items: object[]) {
  for (const item of items) await fan.post('/merch/new', { description: 'As seen.', ...item });
  await followWrites();
}

async function list(query: string) {
  const response = await visitor.get(`/merch?${query}`);
  const items = await response.json<Item[]>();
  return {
    names: items.map(({ name }) => name),
    total: response.headers.get('X-Total-Count'),
    response,
  };
}

const ASKED: [query: string, names: string[]][] = [
  ['category=jersey', ['Plain jersey', 'Doan jersey']],
  ['category=jersey&size=xl', ['Doan jersey']],
  ['condition=like-new', ['Warm hat']],
  ['season=1992-93', ['Selänne card']],
  ['player=doan', ['Doan jersey']],
  ['player=Teemu+selanne', ['Selänne card']],
  ['q=jers', ['Plain jersey', 'Doan jersey']],
  // The labels of tags are searched, too.
  ['q=selanne+card', ['Selänne card']],
  ['q=jersey+doan&min=100', ['Doan jersey']],
  ['min=15&max=60', ['Selänne card', 'Warm hat', 'Plain jersey']],
  ['max=40.49', ['Something old', 'Warm hat']],
  ['min=%241%2C000', []],
  ['min=60&max=15', ['Selänne card', 'Warm hat', 'Plain jersey']],
  ['min=60&max=15&sort=price', ['Warm hat', 'Plain jersey', 'Selänne card']],
  ['sort=price', ['Something old', 'Warm hat', 'Plain jersey', 'Selänne card', 'Doan jersey']],
  ['sort=-price&max=60', ['Selänne card', 'Plain jersey', 'Warm hat', 'Something old']],
  ['sort=price&category=jersey', ['Plain jersey', 'Doan jersey']],
  [
    'sort=newest&category=&q=&min=',
    ['Something old', 'Selänne card', 'Warm hat', 'Plain jersey', 'Doan jersey'],
  ],
  ['q=%22*%22', ['Something old', 'Selänne card', 'Warm hat', 'Plain jersey', 'Doan jersey']],
];

it('the Store’s filters list exactly the matching items, in the requested order', async () => {
  await sell(...ITEMS);
  for (const [query, names] of ASKED) {
    const page = await list(query);
    const total = String(names.length);
    expect({ query, names: page.names, total: page.total }).toEqual({ query, names, total });
  }
});

it.each([
  ['category=boat', 'category'],
  ['condition=broken', 'condition'],
  ['season=2004', 'season'],
  ['min=cheap', 'min'],
  ['max=-5', 'max'],
  ['sort=size', 'sort'],
  [`size=${'x'.repeat(21)}`, 'size'],
])('the Store’s filter %s is refused with an error at its field', async (query, field) => {
  const response = await visitor.get(`/merch?${query}`);
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json<{ errors: object }>()).errors)).toEqual([field]);
});

it('an item whose texts have no letter or digit is listed, too', async () => {
  await sell({ name: '🏒', description: '🔥🔥', price: 7 });
  for (const query of ['sort=price', 'min=1']) expect((await list(query)).names).toEqual(['🏒']);
  expect(await differencesIn(env)).toEqual([]);
});

it('a filtered list of items is a 503, and not empty, while the search index is rebuilt', async () => {
  await sell(ITEMS[0]!);
  await env.SEARCH.exec("UPDATE state SET rebuild_table = 'merch'");
  const response = await visitor.get('/merch?category=jersey');
  expect([response.status, response.headers.get('X-Total-Count')]).toEqual([503, null]);
  expect(await response.json()).toHaveProperty('errors.message');
  await followWrites();
  expect((await list('category=jersey')).names).toEqual(['Doan jersey']);
});

it('the Store’s filters follow an edit of an item, and drop a deleted item at once', async () => {
  await sell(ITEMS[0]!, ITEMS[1]!);
  const [{ id }] = await (await visitor.get('/merch?q=plain')).json<[Item]>();
  await fan.put(`/merch/${id}/edit`, {
    ...ITEMS[1],
    description: 'As seen.',
    price: 200,
    size: 'M',
  });
  await followWrites();
  expect((await list('sort=price')).names).toEqual(['Doan jersey', 'Plain jersey']);
  expect((await list('size=L')).names).toEqual([]);
  expect((await list('size=m&min=200')).names).toEqual(['Plain jersey']);
  expect(await differencesIn(env)).toEqual([]);
  await fan.delete(`/merch/${id}/delete`);
  expect((await list('sort=price')).names).toEqual(['Doan jersey']);
});

it('a filtered list of items has pages without a gap or a repeat while items come and go', async () => {
  const ids: number[] = [];
  const add = (n: number) => ({
    name: `Thing ${n}`,
    price: 1 + (n % 5),
    category: ['hat', 'jersey'][n % 2],
    size: ['L', 'XL', ''][n % 3],
    condition: ['new', ''][n % 2],
  });
  for (let n = 0; n < 40; n += 1) {
    const made = await fan.post('/merch/new', { description: 'As seen.', ...add(n) });
    ids.push((await made.json<Item>()).id);
  }
  await followWrites();
  const query = fc.record({
    category: fc.constantFrom('', 'hat'),
    size: fc.constantFrom('', 'L'),
    condition: fc.constantFrom('', 'new'),
    q: fc.constantFrom('', 'thing'),
    min: fc.constantFrom('', '2'),
    max: fc.constantFrom('', '4'),
    sort: fc.constantFrom('newest', 'price', '-price'),
    limit: fc.constantFrom('3', '7'),
  });
  await fc.assert(
    fc.asyncProperty(query, fc.nat(39), async (filters, gone) => {
      const whole = await (
        await visitor.get(`/merch?${new URLSearchParams({ ...filters, limit: '100' }).toString()}`)
      ).json<Item[]>();
      const seen: number[] = [];
      let address: string | undefined = `/merch?${new URLSearchParams(filters).toString()}`;
      let [deleted, isFirst] = [0, true];
      do {
        const response: Response = await visitor.get(address);
        seen.push(...(await response.json<Item[]>()).map(({ id }) => id));
        address = parseNextLink(response.headers.get('Link'))?.replace('/api', '');
        if (isFirst) {
          deleted = ids[gone]!;
          await fan.delete(`/merch/${deleted}/delete`);
          await sell(add(gone));
          await fan.post(`/merch/${deleted}/restore`);
          await fan.delete(`/merch/${deleted}/delete`);
          isFirst = false;
        }
      } while (address !== undefined);
      await fan.post(`/merch/${deleted}/restore`);
      await followWrites();
      const stayed = whole.map(({ id }) => id).filter((id) => id !== deleted);
      const known = new Set(stayed);
      expect(seen.filter((id) => known.has(id))).toEqual(stayed);
      expect(new Set(seen).size).toBe(seen.length);
    }),
    { numRuns: 25 },
  );
});
