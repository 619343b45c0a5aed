import { beforeEach, expect, it } from 'vitest';
import { STEP } from '../../accounts/deletion/finish.ts';
import { env, rowCount } from '../../test/account.ts';
import {
  answer,
  begin,
  type Market,
  newItem,
  offer,
  open,
  openMarket,
  write,
} from '../../test/market.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { expectSound } from '../../test/whole-database.ts';

let market: Market;
let id: number;

/** Opens a conversation whose buyer and seller can delete their accounts: they have passwords. */
beforeEach(async () => {
  const [seller, buyer] = [await signedInOwner(), await signedInOwner()];
  market = { ...(await openMarket()), seller, buyer, item: await newItem(seller) };
  ({ id } = await begin(market, 'From the buyer'));
  await write(market.seller, id, 'From the seller');
});

it('the deletion of a member keeps the other’s words, without a name', async () => {
  const { seller, buyer } = market;
  await offer(buyer, id, 40);
  const { id: offered } = (await open(seller, id)).messages.at(-1)!;
  await deleteAccountOf(buyer);
  const found = await open(seller, id);
  expect(found.other).toBeNull();
  expect(found.last.excerpt).toBe('');
  expect(found.messages).toMatchObject([
    { content: '', user_id: null },
    { content: 'From the seller', user_id: seller.id },
    { content: '', user_id: null, offer: 40, offer_state: 'replaced' },
  ]);
  expect((await answer(seller, id, offered, 'accepted')).status).toBe(409);
  expect((await write(seller, id, 'Hello?')).status).toBe(409);
  await expectSound();
});

it('the deletion of both members deletes the conversation', async () => {
  const other = await begin({ buyer: market.third, item: market.item });
  await deleteAccountOf(market.buyer);
  expect(await rowCount('conversations', `merch_id = ${market.item.id}`)).toBe(2);
  expect((await open(market.seller, other.id)).messages).toHaveLength(1);
  await deleteAccountOf(market.seller);
  expect(await rowCount('conversations', `id = ${id}`)).toBe(0);
  expect(await rowCount('messages', `conversation_id = ${id}`)).toBe(0);
  expect((await open(market.third, other.id)).messages).toHaveLength(1);
  await expectSound();
});

it('the deletion works in bounded batches of messages', async () => {
  const many = 2 * STEP + 1;
  await env.DB.prepare(
    `INSERT INTO messages (conversation_id, sender_id, created_at, content, version)
     SELECT ${id}, ${market.buyer.id}, 1, 'x', 1 FROM ${upTo(many)}`,
  ).run();
  expect((await deleteAccountOf(market.buyer)).status).toBe(200);
  expect(await rowCount('messages', `conversation_id = ${id} AND content = ''`)).toBe(many + 1);
  expect(await rowCount('users', `id = ${market.buyer.id}`)).toBe(0);
  await deleteAccountOf(market.seller);
  expect(await rowCount('messages', `conversation_id = ${id}`)).toBe(0);
});
