import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { env } from '../../test/account.ts';
import { ORIGIN } from '../../test/api.ts';
import { context } from '../../test/background.ts';
import { beginConversation, type Market, openMarket } from '../../test/market.ts';
import { appBindings } from '../../test/request-context.ts';
import { rowsRead, SESSION_ROWS, upTo } from '../../test/rows-read.ts';

let market: Market;
let id: number;

const run = (sql: string) => env.DB.prepare(sql).run();

beforeAll(async () => {
  market = await openMarket();
  ({ id } = await beginConversation(market));
});

/** Adds `count` conversations to the seller as a seller and as a buyer each, and `count` messages to the one above. */
async function fill(count: number): Promise<void> {
  const { seller, buyer, item } = market;
  await run(`DELETE FROM conversations WHERE id > ${id}`);
  await run(`DELETE FROM messages WHERE conversation_id = ${id} AND version > 1`);
  await run('DELETE FROM images');
  await run(`INSERT INTO merch (user_id, created_at, name, description, price)
    SELECT ${buyer.id}, 1, 'item', 'text', 100 FROM ${upTo(count)}`);
  const some = `FROM merch WHERE id > ${item.id} ORDER BY id DESC LIMIT ${count}`;
  const columns = 'merch_id, merch_name, seller_id, buyer_id, created_at, message_at, message_id';
  await run(`INSERT INTO conversations (${columns}, buyer_unread)
    SELECT id, 'a', ${buyer.id}, ${seller.id}, 1, 1, 2 * id, 1 ${some}`);
  await run(`INSERT INTO conversations (${columns})
    SELECT id + 1000000, 'a', ${seller.id}, ${buyer.id}, 1, 1, 2 * id + 1 ${some}`);
  await run(
    `INSERT INTO images (kind, record_id, url, alt) SELECT 'merch', id, '/images/a.svg', '' FROM merch, ${upTo(3)}`,
  );
  await run(`INSERT INTO messages (conversation_id, sender_id, created_at, content, version)
    SELECT ${id}, ${buyer.id}, 1, 'x', value + 2 FROM ${upTo(count)}`);
  await run(`UPDATE conversations SET version = ${count + 1} WHERE id = ${id}`);
}

/** Replaces the other conversations by `count` of other buyers about the item. */
async function fillAbout(count: number): Promise<void> {
  const { seller, item } = market;
  await run(`DELETE FROM conversations WHERE id > ${id}`);
  await run(`INSERT INTO users (username, username_key, email, email_key, password, created_at)
    SELECT 'asker' || value, 'asker' || value, value, value, '', 1 FROM ${upTo(count)} WHERE TRUE ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO conversations (merch_id, merch_name, seller_id, buyer_id, created_at, message_at, message_id)
    SELECT ${item.id}, 'a', ${seller.id}, id, 1, 1, id FROM users WHERE username_key GLOB 'asker*' LIMIT ${count}`);
}

it.each([
  ['the list of conversations', () => '/conversations/', 60],
  ['those about one item', () => `/conversations/?merch_id=${market.item.id}`, 12],
  ['those about an item of others', () => '/conversations/?merch_id=999999999', 5],
  ['a page of it', () => '/conversations/?cursor=zzz', 60],
  ['a conversation', () => `/conversations/${id}/`, 45],
  ['earlier messages', () => `/conversations/${id}/messages/?cursor=zzzz`, 35],
])('reading %s costs no more rows among 2,000 rows than among 50', async (_, path, budget) => {
  await fill(50);
  const few = await rowsRead(path(), market.seller);
  await fill(2000);
  const many = await rowsRead(path(), market.seller);
  expect(many).toBeLessThanOrEqual(budget);
  expect(many).toBe(few);
});

it.each([
  ['one of the buyers', () => market.buyer],
  ['a member who is not in any of them', () => market.third],
])('reading the conversations about a popular item costs few rows for %s', async (_, fan) => {
  const path = `/conversations/?merch_id=${market.item.id}`;
  await fillAbout(50);
  const few = await rowsRead(path, fan());
  await fillAbout(2000);
  expect(await rowsRead(path, fan())).toBe(few);
  expect(few).toBeLessThanOrEqual(12);
});

it('polling a conversation reads one row besides those of the session', async () => {
  await fill(2000);
  const response = await api.request(
    `${ORIGIN}/api/conversations/${id}/changes/?after=2001`,
    { headers: { Cookie: market.seller.cookies, 'If-None-Match': '"2001"' } },
    appBindings({ REPORT_ROWS_READ: '1' }),
    context,
  );
  expect(response.status).toBe(304);
  expect(response.headers.get('Server-Timing')).toBe(`d1;desc="rows_read=${SESSION_ROWS + 1}"`);
});

it('counting unread messages reads a bounded number of rows', async () => {
  await fill(2000);
  expect(await rowsRead('/conversations/unread/', market.seller)).toBeLessThanOrEqual(103);
});
