import { formatNextLink, parseNextLink } from '@desert/contract/records/paging';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAddress, toPage, countRowsToRead } from './paging.ts';

it('a list’s link to the next page has the cursor and only the known parameters of the query', () => {
  const value = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.toWellFormed());
  const path = fc.constantFrom('/api/merch', '/api/merch/', '/api/search/');
  const query = fc.record({ q: value, sort: value, size: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(path, value, query, (path, cursor, query) => {
      const address = nextAddress(path, cursor, query, ['q', 'sort']);
      expect(parseNextLink(formatNextLink(address))).toBe(address);
      const { pathname, searchParams } = new URL(address, 'https://desert.test');
      const { size: _, ...kept } = query;
      expect(pathname).toBe(path.replace(/\/?$/, '/'));
      expect(Object.fromEntries(searchParams)).toEqual({ ...kept, cursor });
    }),
  );
});

it('following the cursors of a list reads each record exactly once', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 9 }), (count, limit) => {
      const all = Array.from({ length: count }, (_, at) => ({ id: count - at }));
      const ids: number[] = [];
      const sizes: number[] = [];
      let after = Infinity;
      for (let pages = 0; pages <= count; pages += 1) {
        const rows = all.filter(({ id }) => id < after).slice(0, countRowsToRead({ limit }));
        const { records, cursor } = toPage(rows, { limit });
        ids.push(...records.map(({ id }) => id));
        sizes.push(records.length);
        if (cursor === undefined) break;
        after = Number.parseInt(cursor, 36);
      }
      expect(ids).toEqual(all.map(({ id }) => id));
      expect(sizes).toHaveLength(Math.max(1, Math.ceil(count / limit)));
    }),
  );
});
