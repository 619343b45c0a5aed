import { beforeEach, expect, it } from 'vitest';
import { ROWS_PER_STEP } from '../../accounts/deletion/finish.ts';
import { env, rowCount } from '../../test/account.ts';
import {
  decideOffer,
  beginConversation,
  type Market,
  newItem,
  makeOffer,
  readConversation,
  openMarket,
  writeMessage,
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
  ({ id } = await beginConversation(market, 'From the buyer'));
  await writeMessage(market.seller, id, 'From the seller');
});

it('a conversation keeps the remaining member’s messages when the other account is deleted', async () => {
  const { seller, buyer } = market;
  await makeOffer(buyer, id, 40);
  const { id: offered } = (await readConversation(seller, id)).messages.at(-1)!;
  await deleteAccountOf(buyer);
  const conversation = await readConversation(seller, id);
  expect(conversation.other).toBeNull();
  expect(conversation.last.excerpt).toBe('');
  expect(conversation.messages).toMatchObject([
    { content: '', user_id: null },
    { content: 'From the seller', user_id: seller.id },
    { content: '', user_id: null, offer: 40, offer_state: 'replaced' },
  ]);
  expect((await decideOffer(seller, id, offered, 'accepted')).status).toBe(409);
  expect((await writeMessage(seller, id, 'Hello?')).status).toBe(409);
  await expectSound();
});

it('deleting the accounts of both members deletes their conversation', async () => {
  const other = await beginConversation({ buyer: market.third, item: market.item });
  await deleteAccountOf(market.buyer);
  expect(await rowCount('conversations', `merch_id = ${market.item.id}`)).toBe(2);
  expect((await readConversation(market.seller, other.id)).messages).toHaveLength(1);
  await deleteAccountOf(market.seller);
  expect(await rowCount('conversations', `id = ${id}`)).toBe(0);
  expect(await rowCount('messages', `conversation_id = ${id}`)).toBe(0);
  expect((await readConversation(market.third, other.id)).messages).toHaveLength(1);
  await expectSound();
});

it('deleting an account handles more messages than fit in one batch', async () => {
  const many = 2 * ROWS_PER_STEP + 1;
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
