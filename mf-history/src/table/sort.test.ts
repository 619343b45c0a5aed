import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortRows } from './sort.ts';

const direction = fc.constantFrom('ascending' as const, 'descending' as const);
const value = fc.option(fc.integer({ min: -3, max: 3 }));
const rows = fc.array(value).map((values) => values.map((value, place) => ({ value, place })));

it('numbers sort by size, and the rows themselves are unchanged', () => {
  const rows = Object.freeze([10, 9, 100]);
  expect(sortRows(rows, (row) => row, 'ascending')).toEqual([9, 10, 100]);
  expect(sortRows(rows, (row) => row, 'descending')).toEqual([100, 10, 9]);
});

it('words sort as in English, accents included', () => {
  const words = ['Zebra', 'Äpfel', 'Boat', 'ant'];
  expect(sortRows(words, (word) => word, 'ascending')).toEqual(['ant', 'Äpfel', 'Boat', 'Zebra']);
  const names = ['Brisson, Pat', 'Brière, Danny', 'Brier, Al', 'van Allen, Bo', 'Vail, Eric'];
  const english = names.toSorted(new Intl.Collator('en').compare);
  expect(sortRows(names, (name) => name, 'ascending')).toEqual(english);
});

it('unknown values come last in both directions', () => {
  fc.assert(
    fc.property(rows, direction, (rows, direction) => {
      const values = sortRows(rows, ({ value }) => value, direction).map(({ value }) => value);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
    }),
  );
});

it('rows with equal values keep their order in both directions', () => {
  fc.assert(
    fc.property(rows, direction, (rows, direction) => {
      const sorted = sortRows(rows, ({ value }) => value, direction);
      const swapped = sorted.filter((row, index) => {
        const next = sorted[index + 1];
        return next?.value === row.value && next.place < row.place;
      });
      expect(swapped).toEqual([]);
    }),
  );
});
