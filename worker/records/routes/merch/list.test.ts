import type { Item } from '@desert/contract/store/merch';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { followWrites } from '../../../test/search.ts';

let seller: Fan;

beforeEach(async () => {
  await env.DB.batch(['images', 'merch'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  seller = await signedInFan();
});

it('the list of items has the fields of each item’s page, with long descriptions shortened', async () => {
  const description = '🧣'.repeat(601);
  const item = { name: 'Scarf', description, price: 5 };
  const { id } = await (await seller.post('/merch/new/', item)).json<Item>();
  await seller.post('/merch/new/image/', { url: '/images/a.svg', merch_id: id });
  const [listed] = await (await visitor.get('/merch/')).json<Item[]>();
  const {
    seller: _,
    created_at: __,
    shelves,
    ...whole
  } = await (await visitor.get(`/merch/${id}/`)).json<Item>();
  expect(shelves).toBeDefined();
  expect(whole.description).toBe(description);
  expect(listed).toEqual({ ...whole, description: `${'🧣'.repeat(600)}…` });
});

it.each(['/merch/', '/merch/?q=scarf'])(
  'the list %s tells a member which items they saved',
  async (list) => {
    const item = { name: 'Scarf', description: 'Warm', price: 5 };
    const made = [1, 2].map(async () => (await seller.post('/merch/new/', item)).json<Item>());
    const [entry, two] = (await Promise.all(made)).map(({ id }) => id);
    await followWrites();
    const fan = await signedInFan();
    await fan.post('/saved/', { kind: 'merch', id: entry });
    const listed = await (await fan.get(list)).json<Item[]>();
    expect(new Map(listed.map(({ id, saved }) => [id, saved]))).toEqual(
      new Map([
        [entry, true],
        [two, false],
      ]),
    );
    expect((await (await visitor.get(list)).json<Item[]>())[0]).not.toHaveProperty('saved');
  },
);

it.each(
  [
    ['limit', '0', '101', '-1', '2.5', 'many', '', '1&limit=2'],
    ['cursor', '', '-1', 'zzzzzzzzzzz', "1'--", '%00'],
    ['user_id', '', 'me', '0', '1.5', '99999999999999999999'],
  ].flatMap(([field, ...values]) => values.map((value) => [field!, value])),
)('the list of items is refused for ?%s=%s', async (field, value) => {
  const response = await visitor.get(`/merch/?${field}=${value}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors: { [field]: expect.stringContaining(field) } });
});
