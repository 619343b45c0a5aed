/** Measures the cost of 1,000 new items with 10,000 saved searches. The prices are in docs/operations.md. */
import { expect, it } from 'vitest';
import { matchItems, seedSearches } from '../test/saved-searches.ts';

it('a new item reads at most 2,500 rows among 10,000 saved searches, notifications included', async () => {
  await seedSearches(10_000);
  const { read, written, queries, notified } = await matchItems(1000);
  expect(read).toBeLessThan(2500);
  expect(written / notified).toBeLessThan(8);
  // A step has 100 members.
  expect(queries).toBeLessThan(2 + notified / 100);
});
