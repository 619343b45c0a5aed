/** Cursors of lists survive the round trip through their text; other texts are refused or parsed to a valid cursor. */
import { NotificationsQuery } from '@desert/contract/notifications/notification-input';
import { KIND_NAMES } from '@desert/contract/records/kinds';
import { encodeCursor, CursorText } from '@desert/contract/records/list-query';
import { SavedQuery } from '@desert/contract/records/saved-input';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SearchInput, searchCursor } from '../search/asked.ts';

const id = fc.integer({ min: 1, max: 2 ** 50 });
const time = fc.integer({ min: 0, max: 2 ** 50 });

const cursorOf = (schema: v.GenericSchema, cursor: string) =>
  (v.parse(schema, { cursor }) as { cursor: unknown }).cursor;

const kind = fc.constantFrom(...KIND_NAMES);
const outcome = fc.constantFrom('all', 'alike', 'some');

it('a cursor of saved records, of notifications or of a search survives encoding and parsing', () => {
  fc.assert(
    fc.property(id, time, kind, outcome, fc.nat(3), (id, at, kind, outcome, tier) => {
      const saved = encodeCursor({ id, sort: kind, value: at });
      expect(cursorOf(SavedQuery, saved)).toEqual({ id, kind, created_at: at });
      const notified = encodeCursor({ id, sort: 'at', value: at });
      expect(cursorOf(NotificationsQuery, notified)).toEqual({ id, at });
      const found = { outcome, tier, id } as const;
      expect(cursorOf(SearchInput, searchCursor(found))).toEqual(found);
    }),
  );
});

const valueText = fc.oneof(
  fc.constantFrom(...'1e999|-1e999|1e-999|-0|01|9007199254740993|1.5|+1||null'.split('|')),
  fc.constantFrom('"\\ud800"', '"\\u0000"', '"a', '""', '"~"', '[1]', '"1"~2'),
  fc.double().map(String),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.string(),
);

const text = fc.oneof(
  fc
    .tuple(
      fc.oneof(fc.constantFrom('0', 'zzzzzzzzzz', 'zzzzzzzzzzz', 'A', ''), id.map(String)),
      fc.constantFrom('at', 'merch', 'news', 'price', '-price', '', ' '),
      valueText,
    )
    .map((parts) => parts.join('~')),
  fc
    .tuple(fc.constantFrom('all', 'some', 'nothing'), fc.nat(9), fc.string({ maxLength: 12 }))
    .map((parts) => parts.join('-')),
  fc.string(),
);

it.each([
  ['saved records', SavedQuery],
  ['notifications', NotificationsQuery],
  ['a search', SearchInput],
])('any text as a cursor of %s is refused or parsed to valid numbers', (_, schema) => {
  fc.assert(
    fc.property(text, (cursor) => {
      const { success, output, issues } = v.safeParse<v.GenericSchema>(schema, { cursor });
      const wrong = issues?.map((issue) => v.getDotPath(issue)) ?? ['cursor'];
      expect(wrong).toEqual(['cursor']);
      if (success) expectNumbers((output as { cursor: object }).cursor);
    }),
  );
});

it('any accepted cursor survives encoding and parsing', () => {
  fc.assert(
    fc.property(text, (text) => {
      const { success, output } = v.safeParse(CursorText, text);
      if (!success) return;
      expectNumbers(output);
      const value = 'value' in output ? output.value : undefined;
      expect(v.parse(CursorText, encodeCursor(output))).toEqual({
        ...output,
        // JSON has no -0.
        ...(value === 0 && { value: 0 }),
      });
    }),
  );
});

function expectNumbers(cursor: object) {
  const numbers = Object.values(cursor).filter((value) => typeof value === 'number');
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(cursor).toHaveProperty('id', expect.toSatisfy(Number.isSafeInteger));
}
