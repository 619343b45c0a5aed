import type { Item } from '@desert/contract/store/merch';
import type { ErrorBody } from '@desert/contract/text/errors';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };

let seller: Fan;
let item: Item;

beforeAll(async () => {
  seller = await signedInFan();
  item = await (await seller.post('/merch/new/', scarf)).json();
});

const read = async () => (await visitor.get(`/merch/${item.id}/`)).json();

it.each<[string, unknown, ErrorBody['errors']]>([
  [
    'nothing to see',
    { ...scarf, name: '\u200B\u2060\uFEFF', description: ' \n ' },
    { name: 'Give your item a name', description: 'Give your item a description' },
  ],
  [
    'a price over the limit',
    { ...scarf, price: '1000000.01' },
    { price: 'Enter an amount up to $1,000,000' },
  ],
  ['nothing at all', null, { message: 'Send a JSON object.' }],
])('an item with %s is refused as a new item and as an edit', async (_, body, errors) => {
  const [before, rows] = [await read(), await rowCount('merch')];
  for (const response of [
    await seller.post('/merch/new/', body),
    await seller.put(`/merch/${item.id}/edit/`, body),
  ]) {
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors });
  }
  expect([await read(), await rowCount('merch')]).toEqual([before, rows]);
});

it('any JSON sent as a new item gives a 201, or a 400 in the error shape', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '\uD800', 'Scarf'),
  );
  const field = fc.oneof(text, fc.jsonValue());
  const body = fc.record({ name: field, description: field, price: field }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (input) => {
      const fan = await signedInFan();
      const response = await fan.post('/merch/new/', input);
      expect([201, 400]).toContain(response.status);
      const { errors = {} } = await response.json<Partial<ErrorBody>>();
      expect(Object.values(errors).every((m) => typeof m === 'string' && m !== '')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
