import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

const size = fc.nat(1000);

it('is a part of the file, whatever is asked for', () => {
  const place = fc.oneof(fc.constant(''), fc.nat(1100).map(String), fc.constant('9'.repeat(400)));
  const header = fc.oneof(
    fc.tuple(place, place).map(([first, last]) => `bytes=${first}-${last}`),
    fc.string(),
  );
  fc.assert(
    fc.property(header, size, (header, size) => {
      const range = byteRange(header, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.offset).toBeGreaterThanOrEqual(0);
      expect(range.length).toBeGreaterThan(0);
      expect(range.offset + range.length).toBeLessThanOrEqual(size);
    }),
  );
});

it('is what a slice of the file is', () => {
  fc.assert(
    fc.property(size, fc.nat(1100), fc.nat(1100), (size, a, b) => {
      const file = Array.from({ length: size }, (_, at) => at);
      const [first, last] = [Math.min(a, b), Math.max(a, b)];
      const takes = (header: string) => {
        const range = byteRange(header, size);
        if (range === 'unsatisfiable') return [];
        return range && file.slice(range.offset, range.offset + range.length);
      };
      expect(takes(`bytes=${first}-${last}`)).toEqual(file.slice(first, last + 1));
      expect(takes(`bytes=${first}-`)).toEqual(file.slice(first));
      expect(takes(`bytes=-${first}`)).toEqual(first === 0 ? [] : file.slice(-first));
    }),
  );
});
