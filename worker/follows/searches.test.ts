/** An item is matched with all saved searches in one query. `searches.release.test.ts` measures many. */
import { beforeEach, expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { matchItems, seedSearches } from '../test/saved-searches.ts';

beforeEach(async () => {
  await env.DB.exec(
    "DELETE FROM notifications; DELETE FROM follows; DELETE FROM jobs; DELETE FROM merch; DELETE FROM users WHERE username LIKE 'saver%'",
  );
});

it('one query matches an item with 2,000 saved searches, and reads only a part of them', async () => {
  await seedSearches(100);
  const few = await matchItems(5);
  await env.DB.exec('DELETE FROM notifications; DELETE FROM follows; DELETE FROM merch');
  await seedSearches(2000);
  const many = await matchItems(5);
  expect([few.queries, many.queries]).toEqual([1, 1]);
  expect(many.notified).toBeGreaterThan(few.notified);
  expect(many.read).toBeLessThan(1000);
});
