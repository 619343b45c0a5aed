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
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { items } from '../../records/kinds/merch.ts';
import { kindList } from '../../records/list.ts';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { upTo } from '../../test/rows-read.ts';
import { type ApiContext, lazySession } from '../session.ts';
import { recordRoutes } from './routes.ts';

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

/** The items on every page from an address on. */
async function itemsFrom(address: string): Promise<Item[]> {
  const response = await app.request(ORIGIN + address, {}, env);
  const page = await response.json<Item[]>();
  const next = nextOf(response.headers.get('Link'));
  return next ? [...page, ...(await itemsFrom(next))] : page;
}

/** The ids in the order of a query of the whole table. */
async function idsBy(sql: string): Promise<number[]> {
  const { results } = await env.DB.prepare(`SELECT id FROM merch ${sql}`).all<{ id: number }>();
  return results.map(({ id }) => id);
}

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
