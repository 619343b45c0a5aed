import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseFields } from './errors.ts';
import { cursorAfter, ListQuery, listQuery } from './list-query.ts';

const Sorted = listQuery({ color: v.optional(v.string()) }, ['price', 'name']);

it('asks for the first 24 unless told otherwise', () => {
  expect(v.parse(ListQuery, { other: 'x', order: 'x' })).toEqual({ limit: 24 });
  expect(v.parse(Sorted, { other: 'x' })).toEqual({ limit: 24 });
});

it('takes a limit, a user and any cursor that a list gave', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 50 }), (id) => {
      const query = { limit: '100', user_id: '7', cursor: cursorAfter({ id }) };
      const asked = { limit: 100, user_id: 7, cursor: { id } };
      expect(v.parse(ListQuery, query)).toEqual(asked);
      expect(v.parse(Sorted, query)).toEqual(asked);
    }),
  );
});

it('takes a filter, an order, and any cursor that a list in this order gave', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true }).filter(isFinite),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 50 }), value, (id, value) => {
      const cursor = cursorAfter({ id, order: 'price', value });
      expect(v.parse(Sorted, { color: 'red', order: 'price', cursor })).toEqual({
        limit: 24,
        color: 'red',
        order: 'price',
        cursor: { id, order: 'price', value: value === 0 ? 0 : value },
      });
    }),
  );
});

it.each([
  ['of another order', Sorted, { order: 'name', cursor: '1~price~5' }],
  ['of an order where none is asked for', Sorted, { cursor: '1~price~5' }],
  ['of no order where one is asked for', Sorted, { order: 'price', cursor: '1' }],
  ['of an order where the list has none', ListQuery, { cursor: '1~price~5' }],
  ['of a value that is none', Sorted, { order: 'price', cursor: '1~price~5-' }],
  ['of a text without an end', Sorted, { order: 'price', cursor: '1~price~"a' }],
  ['of a list', Sorted, { order: 'price', cursor: '1~price~[1]' }],
  ['of nothing', Sorted, { order: 'price', cursor: '1~price~' }],
])('refuses a cursor %s', (_, schema, query) => {
  expect(parseFields<unknown>(schema, query).problems).toEqual({
    cursor: 'cursor must be one that a list gave',
  });
});

it('refuses an order that the list does not have', () => {
  expect(parseFields<unknown>(Sorted, { order: 'size' }).problems).toEqual({
    order: 'order must be one of price, name',
  });
});
