import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountKey, ofAmountKey } from './amount-key.ts';
import { amountTags, rangeTags, tagOf, labelTags } from './tags.ts';

const amount = fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 300 }));

it('an amount in a range matches one of its few blocks, and no other amount does', () => {
  fc.assert(
    fc.property(amount, amount, amount, (value, min, max) => {
      const blocks = new Set(rangeTags(min, max));
      expect(blocks.size).toBeLessThanOrEqual(6 * 14);
      const hits = amountTags(value).filter((tag) => blocks.has(tag));
      expect(hits).toHaveLength(value >= min && value <= max ? 1 : 0);
    }),
  );
});

it('amounts keep their order, and equal ones that of ids, in whole numbers', () => {
  const key = fc.record({ amount, id: fc.integer({ min: 1, max: 2 ** 26 - 1 }) });
  fc.assert(
    fc.property(key, key, (a, b) => {
      const [of, to] = [amountKey(a.amount, a.id), amountKey(b.amount, b.id)];
      expect(Number.isSafeInteger(of)).toBe(true);
      expect(ofAmountKey(of)).toEqual(a);
      expect(Math.sign(of - to)).toBe(Math.sign(a.amount - b.amount || a.id - b.id));
    }),
  );
});

it('an exact value is one word, and a name several', () => {
  expect(tagOf('size', '10 1/2')).toBe(':size:10_1_2');
  expect(tagOf('condition', 'like-new')).toBe(tagOf('condition', 'Like-New'));
  expect(labelTags({ player: 'words' }, 'player', 'Teemu Selänne')).toEqual([
    ':player:teemu',
    ':player:selanne',
  ]);
  expect(labelTags({ player: 'words' }, 'player', ' * ')).toEqual([]);
});
