import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAmountKey, parseAmountKey } from './amount-key.ts';
import { listAmountTags, listRangeTags, toIndexTag, listLabelTags } from './tags.ts';

const amount = fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 300 }));

it('an amount matches the index tags of a range exactly if it is in the range', () => {
  fc.assert(
    fc.property(amount, amount, amount, (value, min, max) => {
      const blocks = new Set(listRangeTags(min, max));
      expect(blocks.size).toBeLessThanOrEqual(6 * 14);
      const hits = listAmountTags(value).filter((tag) => blocks.has(tag));
      expect(hits).toHaveLength(value >= min && value <= max ? 1 : 0);
    }),
  );
});

it('the sort keys of amounts are whole numbers that order by amount, then by id', () => {
  const key = fc.record({ amount, id: fc.integer({ min: 1, max: 2 ** 26 - 1 }) });
  fc.assert(
    fc.property(key, key, (a, b) => {
      const [of, to] = [toAmountKey(a.amount, a.id), toAmountKey(b.amount, b.id)];
      expect(Number.isSafeInteger(of)).toBe(true);
      expect(parseAmountKey(of)).toEqual(a);
      expect(Math.sign(of - to)).toBe(Math.sign(a.amount - b.amount || a.id - b.id));
    }),
  );
});

it('an exact filter value is indexed as one word, and a name as several', () => {
  expect(toIndexTag('size', '10 1/2')).toBe(':size:10_1_2');
  expect(toIndexTag('condition', 'like-new')).toBe(toIndexTag('condition', 'Like-New'));
  expect(listLabelTags({ player: 'words' }, 'player', 'Teemu Selänne')).toEqual([
    ':player:teemu',
    ':player:selanne',
  ]);
  expect(listLabelTags({ player: 'words' }, 'player', ' * ')).toEqual([]);
});
