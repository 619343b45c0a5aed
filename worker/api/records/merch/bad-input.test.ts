import type { ErrorBody } from '@desert/contract/errors';
import type { Item } from '@desert/contract/merch';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowCount } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const MISSING = {
  name: 'Give your item a name',
  description: 'Give your item a description',
  price: 'Your Product needs a price',
};

let seller: Fan;
let item: Item;

beforeAll(async () => {
  seller = await signedInFan();
  item = await (await seller.post('/merch/new/', scarf)).json();
});

async function read(): Promise<Item> {
  return (await visitor.get(`/merch/${item.id}/`)).json();
}

/** What is said of a body, of a new item and of an update alike. */
async function refusals(body: unknown): Promise<ErrorBody['errors'][]> {
  const [before, rows] = [await read(), await rowCount('merch')];
  const answers = [
    await seller.post('/merch/new/', body),
    await seller.put(`/merch/${item.id}/edit/`, body),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect([await read(), await rowCount('merch')]).toEqual([before, rows]);
  return Promise.all(answers.map(async (answer) => (await answer.json<ErrorBody>()).errors));
}

describe('an item is refused', () => {
  const nothing = [undefined, null, '', '  \n ', '\u200B\u2060\uFEFF', 7, true, [], {}];

  it.each(nothing.map((value) => [value]))('where name and description are %j', async (value) => {
    const { name, description } = MISSING;
    for (const errors of await refusals({ ...scarf, name: value, description: value })) {
      expect(errors).toEqual({ name, description });
    }
  });

  it.each([
    '1e3',
    '-1',
    '0',
    '0.00',
    '0.001',
    '1,50',
    'NaN',
    '12,00',
    '',
    ' ',
    '1 000',
    '+1',
    '0x10',
  ])('where the price is %j', async (price) => {
    for (const errors of await refusals({ ...scarf, price })) {
      expect(errors).toEqual({ price: MISSING.price });
    }
  });

  const noPrice = [
    undefined,
    null,
    true,
    [],
    {},
    [5],
    0,
    -1,
    0.001,
    1e9,
    '1000000.01',
    '٥',
    'Infinity',
  ];

  it.each(noPrice.map((value) => [value]))('where the price is %j', async (price) => {
    for (const errors of await refusals({ ...scarf, price })) {
      expect(errors).toEqual({ price: MISSING.price });
    }
  });

  it('where texts are too long', async () => {
    const long = { ...scarf, name: 'n'.repeat(121), description: 'd'.repeat(5001) };
    for (const errors of await refusals(long)) {
      expect(errors).toEqual({
        name: 'Name must be at most 120 characters',
        description: 'Description must be at most 5,000 characters',
      });
    }
  });

  it.each(['a\u0000b', 'half a pair \uD800', 'a\u001Bb', 'a\nb'])(
    'where the name is %j',
    async (name) => {
      for (const errors of await refusals({ ...scarf, name })) {
        expect(errors).toEqual({ name: 'Name must not have characters that cannot be shown' });
      }
    },
  );

  it.each([null, 7, 'text'])('where the body is %j', async (body) => {
    for (const errors of await refusals(body)) {
      expect(errors).toEqual({ message: 'A JSON object is expected.' });
    }
  });
});

describe('an id', () => {
  const ids = ['0', '-1', '1.5', 'x', '999999', '9'.repeat(15), '9'.repeat(16), '9'.repeat(400)];
  const odd = ['1e3', '%00', '..%2F1', "1'", '1%20', '١'];

  it.each([...ids, ...odd])('%s is nobody’s: 404 for every call', async (id) => {
    const answers = [
      await visitor.get(`/merch/${id}/`),
      await seller.put(`/merch/${id}/edit/`, scarf),
      await seller.delete(`/merch/${id}/delete/`),
      await seller.put(`/merch/${id}/images/edit/`, { url: '/images/a.svg' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({ errors: { message: expect.any(String) } });
    }
  });

  it('of no item gets no image', async () => {
    const body = { url: '/images/a.svg', merch_id: 999_999 };
    expect((await seller.post('/merch/new/image/', body)).status).toBe(404);
  });
});

it('answers a wrong method 405', async () => {
  const answers = [
    await seller.put('/merch/new/', scarf),
    await seller.delete('/merch/'),
    await seller.post(`/merch/${item.id}/`, scarf),
    await seller.post(`/merch/${item.id}/edit/`, scarf),
    await seller.get(`/merch/${item.id}/delete/`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 405, 405]);
  expect(answers.map(({ headers }) => headers.get('Allow'))).toEqual([
    'POST',
    'GET, HEAD',
    'GET, HEAD',
    'PUT',
    'DELETE',
  ]);
});

it('keeps any text as it is, whatever it looks like', async () => {
  const texts = [
    '<b onclick="x">*bold*</b>',
    "'; DROP TABLE merch --",
    '\u202Eright to left',
    'قميص',
    '👩‍👩‍👧',
  ];
  for (const text of [...texts, 'w'.repeat(120)]) {
    const answer = await seller.post('/merch/new/', { ...scarf, name: text, description: text });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ name: text, description: text });
  }
});

it('answers any JSON 201 or 400 in the error shape', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '\uD800', 'Scarf'),
  );
  const field = fc.oneof(text, fc.jsonValue());
  const body = fc.record({ name: field, description: field, price: field }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (input) => {
      const fan = await signedInFan();
      const answer = await fan.post('/merch/new/', input);
      expect([201, 400]).toContain(answer.status);
      const { errors = {} } = await answer.json<Partial<ErrorBody>>();
      expect(Object.values(errors).every((m) => typeof m === 'string' && m !== '')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
