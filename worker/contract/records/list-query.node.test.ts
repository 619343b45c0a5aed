import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from '../text/body.ts';
import { defineFilterSchema } from './filter.ts';
import { encodeCursor, ListQuery, listQuery } from './list-query.ts';

const Sorted = listQuery({ color: defineFilterSchema(v.string()) }, ['price', 'name']);

it('a list query without a limit returns the first 24 records', () => {
  expect(v.parse(ListQuery, { other: 'x', sort: 'x' })).toEqual({ limit: 24 });
  expect(v.parse(Sorted, { other: 'x' })).toEqual({ limit: 24 });
});

it('a list query takes a limit, a user and any cursor that a list returned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 50 }), (id) => {
      const query = { limit: '100', user_id: '7', cursor: encodeCursor({ id }) };
      for (const schema of [ListQuery, Sorted])
        expect(v.parse(schema, query)).toEqual({ limit: 100, user_id: 7, cursor: { id } });
    }),
  );
});

it('a list query takes a filter, a sort, and any cursor of a list in this sort', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant('\u2028'),
    fc.double({ noNaN: true }).filter(isFinite),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 50 }), value, (id, value) => {
      const cursor = encodeCursor({ id, sort: 'price', value });
      expect(v.parse(Sorted, { color: 'red', sort: 'price', cursor })).toEqual({
        limit: 24,
        color: 'red',
        sort: 'price',
        cursor: { id, sort: 'price', value: value === 0 ? 0 : value },
      });
    }),
  );
});

it('the default sort has the name newest, and an empty value counts as missing', () => {
  const parsed = { limit: 24, user_id: undefined, color: undefined, sort: undefined };
  for (const query of [{ sort: 'newest' }, { sort: '' }, { sort: 'newest', cursor: '1' }])
    expect(v.parse(Sorted, { ...query, color: '' })).toMatchObject({ sort: undefined });
  expect(v.parse(Sorted, { sort: '', color: '' })).toEqual(parsed);
});

it.each([
  ['of another sort', Sorted, { sort: 'name', cursor: '1~price~5' }],
  ['of a sort where none is asked for', Sorted, { cursor: '1~price~5' }],
  ['of no sort where one is asked for', Sorted, { sort: 'price', cursor: '1' }],
  ['of a sort where the list has none', ListQuery, { cursor: '1~price~5' }],
  ['of a value that is none', Sorted, { sort: 'price', cursor: '1~price~5-' }],
  ['of a text without an end', Sorted, { sort: 'price', cursor: '1~price~"a' }],
  ['of a list', Sorted, { sort: 'price', cursor: '1~price~[1]' }],
  ['of a number without an end', Sorted, { sort: 'price', cursor: '1~price~1e999' }],
  ['of half a character', Sorted, { sort: 'price', cursor: '1~price~"\\ud800"' }],
  ['of nothing', Sorted, { sort: 'price', cursor: '1~price~' }],
])('a list query with the cursor %s is refused', (_, schema, query) => {
  expect(parseFields<unknown>(schema, query).problems).toEqual({
    cursor: 'cursor must come from a list response',
  });
});

it('a list query with an unknown sort is refused', () => {
  expect(parseFields<unknown>(Sorted, { sort: 'size' }).problems).toEqual({
    sort: 'sort must be one of newest, price, name',
  });
});
