import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../../test/fan.ts';
import { rowsRead, upTo } from '../../../test/rows-read.ts';

const IMAGES = 3;
const PAGE = 24;

/** A row more than the page, the seller of each, and their images with the end of each range. */
const LIST_BUDGET = (PAGE + 1) * (2 + IMAGES + 1);
const ITEM_BUDGET = 2 + IMAGES + 1;

let sellers: Fan[];

beforeAll(async () => {
  sellers = [await signedInFan(), await signedInFan()];
});

/** Has so many items in the database, of two sellers in turn, with three images each. */
async function fill(count: number): Promise<void> {
  const run = (sql: string) => env.DB.prepare(sql).run();
  await run('DELETE FROM merch_images');
  await run('DELETE FROM merch');
  const [even, odd] = sellers;
  await run(`INSERT INTO merch (id, user_id, created_at, name, description, price)
    SELECT value + 1, iif(value % 2, ${odd!.id}, ${even!.id}), value, 'item', 'text', 100
    FROM ${upTo(count)}`);
  await run(`INSERT INTO merch_images (merch_id, url, alt)
    SELECT merch.id, '/images/a.svg', '' FROM ${upTo(IMAGES)}, merch`);
}

describe('rows read', () => {
  it.each([
    ['the list', '/merch/', LIST_BUDGET],
    ['a page in the middle', '/merch/?cursor=1e', LIST_BUDGET],
    ['one seller’s items', () => `/merch/?user_id=${sellers[0]!.id}`, LIST_BUDGET],
    ['an item', '/merch/50/', ITEM_BUDGET],
  ])('for %s are the same among 100 and 3,000, within the budget', async (_, path, budget) => {
    const address = typeof path === 'string' ? path : path();
    await fill(100);
    const few = await rowsRead(address, visitor);
    await fill(3000);
    const many = await rowsRead(address, visitor);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(budget);
    expect(many).toBeGreaterThan(0);
  });
});
