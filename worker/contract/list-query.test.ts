import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cursorAfter, ListQuery } from './list-query.ts';

it('asks for the first 24 unless told otherwise', () => {
  expect(v.parse(ListQuery, { other: 'x' })).toEqual({ limit: 24 });
});

it('takes a limit, a user and any cursor that a list gave', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 50 }), (id) => {
      const query = { limit: '100', user_id: '7', cursor: cursorAfter(id) };
      expect(v.parse(ListQuery, query)).toEqual({ limit: 100, user_id: 7, cursor: id });
    }),
  );
});
