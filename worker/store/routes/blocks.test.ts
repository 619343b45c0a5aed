import { TAKES_NONE } from '@desert/contract/store/conversations';
import type { ErrorBody } from '@desert/contract/text/errors';
import { beforeEach, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import {
  beginConversation,
  type Market,
  newItem,
  readConversation,
  openMarket,
  writeMessage,
} from '../../test/market.ts';

let market: Market;
let id: number;

beforeEach(async () => {
  market = await openMarket();
  ({ id } = await beginConversation(market));
});

const block = (by = market.seller, user_id: unknown = market.buyer.id) =>
  by.post('/blocks/new/', { user_id });

const messageOf = async (response: Response) => {
  const { errors } = await response.json<ErrorBody>();
  return [response.status, errors['message']];
};

it('a member and a member they blocked cannot message each other until the block ends', async () => {
  const { seller, buyer } = market;
  for (const _ of [1, 2]) expect((await block()).status).toBe(201);
  expect(await messageOf(await writeMessage(buyer, id, 'Hi'))).toEqual([403, TAKES_NONE]);
  expect(await messageOf(await writeMessage(buyer, id, { offer: 4 }))).toEqual([403, TAKES_NONE]);
  const other = await newItem(seller);
  const begun = await buyer.post('/conversations/new/', { merch_id: other.id, content: 'Hi' });
  expect(await messageOf(begun)).toEqual([403, TAKES_NONE]);
  expect(await rowCount('conversations', `merch_id = ${other.id}`)).toBe(0);
  const { is_blocked, messages } = await readConversation(buyer, id);
  expect([is_blocked, messages.length]).toEqual([false, 1]);

  const [status, message] = await messageOf(await writeMessage(seller, id, 'Hi'));
  expect(status).toBe(403);
  expect(message).not.toBe(TAKES_NONE);
  expect((await readConversation(seller, id)).is_blocked).toBe(true);
  const blocked = { id: buyer.id, username: buyer.username };
  expect(await (await seller.get('/blocks/')).json()).toEqual([blocked]);
  expect((await seller.delete(`/blocks/${buyer.id}/`)).status).toBe(200);
  expect((await writeMessage(buyer, id, 'Hi')).status).toBe(201);
  expect(await (await seller.get('/blocks/')).json()).toEqual([]);
});

it('a member can block only other members', async () => {
  expect((await block(market.seller, market.seller.id)).status).toBe(404);
  expect((await block(market.seller, 999_999)).status).toBe(404);
  expect((await block(market.seller, 'ann')).status).toBe(400);
  expect(await (await market.seller.get('/blocks/')).json()).toEqual([]);
});
