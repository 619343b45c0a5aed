/** A list that its kind lets filter and sort, on the Store's table: by price, up to a maximum. */
import { filter } from '@desert/contract/filter';
import { listQuery } from '@desert/contract/list-query';
import type { Item } from '@desert/contract/merch';
import { nextOf } from '@desert/contract/paging';
import { Price } from '@desert/contract/price';
import { merch } from '@desert/drizzle/schema';
import { lte } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { items } from '../../records/kinds/merch.ts';
import { kindList } from '../../records/list.ts';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { upTo } from '../../test/rows-read.ts';
import { type ApiContext, lazySession } from '../session.ts';
import { recordRoutes } from './routes.ts';

const PAGE = 24;

const query = listQuery({ max_price: filter(v.unwrap(Price)) }, ['price', 'dearest', 'name']);

const list = kindList({
  query,
  filters: { max_price: (cents) => lte(merch.price, cents) },
  sorts: {
    price: { column: merch.price },
    dearest: { column: merch.price, descending: true },
    name: { column: merch.name },
  },
});

const app = new Hono<ApiContext>({ strict: false }).use(openDatabase, lazySession);
app.route('/', recordRoutes({ ...items, list, search: { text: merch.name } }));

const run = (sql: string) => env.DB.prepare(sql).run();

let sellers: Fan[];

beforeAll(async () => {
  sellers = [await signedInFan(), await signedInFan()];
  await run('CREATE INDEX merch_price_id ON merch (price, id)');
  await run('CREATE INDEX merch_name_id ON merch (name, id)');
});

afterAll(async () => {
  await run('DROP INDEX merch_price_id');
  await run('DROP INDEX merch_name_id');
});

beforeEach(async () => {
  await run('DELETE FROM merch_images');
  await run('DELETE FROM merch');
});

/** Adds items of two sellers in turn, whose prices, $0.01 to $0.07, and names repeat. */
async function fill(count: number): Promise<void> {
  const [even, odd] = sellers;
  await run(`INSERT INTO merch (id, user_id, created_at, name, description, price)
    SELECT value + 1, iif(value % 2, ${odd!.id}, ${even!.id}), value, '~"' || char(97 + value % 3), 'text',
      1 + value * 5 % 7 FROM ${upTo(count)}`);
}

async function ask(address: string) {
  const response = await app.request(ORIGIN + address, {}, { ...env, REPORT_ROWS_READ: '1' });
  const body: unknown = await response.json();
  const timing = response.headers.get('Server-Timing') ?? '';
  return {
    status: response.status,
    body,
    next: nextOf(response.headers.get('Link')),
    rows: Number(/rows_read=(\d+)/.exec(timing)?.[1]),
  };
}

/** The items on every page from an address on. */
async function itemsFrom(address: string): Promise<Item[]> {
  const { body, next } = await ask(address);
  const page = body as Item[];
  return next ? [...page, ...(await itemsFrom(next))] : page;
}

/** The ids in the order of a query of the whole table. */
async function idsBy(sql: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM merch ${sql}`).all<{ id: number }>();
  return results.map(({ id }) => id);
}

describe('a list with filters and sorts', () => {
  it.each([
    ['/', 'ORDER BY id DESC'],
    ['/?sort=price', 'ORDER BY price, id'],
    ['/?sort=dearest&limit=5', 'ORDER BY price DESC, id DESC'],
    ['/?sort=name&limit=7', 'ORDER BY name, id'],
    ['/?max_price=0.03', 'WHERE price <= 3 ORDER BY id DESC'],
    ['/?max_price=0.03&sort=price&limit=4', 'WHERE price <= 3 ORDER BY price, id'],
    ['/?sort=dearest&max_price=$.05', 'WHERE price <= 5 ORDER BY price DESC, id DESC'],
  ])('asked for %s has each item once, also where values are equal', async (address, sql) => {
    await fill(60);
    const found = await itemsFrom(address);
    expect(found.length).toBeGreaterThan(24);
    expect(found.map(({ id }) => id)).toEqual(await idsBy(sql));
    expect(Object.keys(found[0]!)).not.toContain('sort_value');
  });

  it('cannot be declared without one of them', () => {
    const { sorts } = list;
    // @ts-expect-error: the filter is missing
    expect(kindList({ query, filters: {}, sorts })).toBeDefined();
    const filters = { max_price: (cents: number) => lte(merch.price, cents) };
    // @ts-expect-error: two of the sorts are missing
    expect(kindList({ query, filters, sorts: { price: { column: merch.price } } })).toBeDefined();
  });

  it('is narrowed to one author, as every list', async () => {
    await fill(60);
    const [{ id } = { id: 0 }] = sellers;
    const found = await itemsFrom(`/?sort=price&limit=10&user_id=${id}`);
    expect(found.map((item) => item.id)).toEqual(
      await idsBy(`WHERE user_id = ${id} ORDER BY price, id`),
    );
  });

  it.each([
    ['cursor', 'a cursor of another sort', '/?sort=price&cursor=1~dearest~5'],
    ['cursor', 'a cursor of no sort', '/?sort=price&cursor=1'],
    ['cursor', 'a malformed cursor', '/?sort=price&cursor=1~price~{}'],
    ['sort', 'a sort that it does not have', '/?sort=size'],
    ['max_price', 'a filter that is none', '/?max_price=cheap'],
  ])('answers 400 with a message for %s: %s', async (field, _, address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it.each(['/?sort=price', '/?sort=dearest', '/?sort=name', '/?sort=price&max_price=0.03'])(
    'reads the same for %s among 200 and 3,000, on the next page too',
    async (address) => {
      const counts: number[] = [];
      for (const count of [200, 3000]) {
        await run('DELETE FROM merch');
        await fill(count);
        const first = await ask(address);
        counts.push(first.rows, (await ask(first.next!)).rows);
      }
      // A row more than the page, each with its seller and the end of its images.
      expect(Math.max(...counts)).toBeLessThanOrEqual((PAGE + 1) * 3 + 1);
    },
  );
});
