import { MESSAGES_PAGE_SIZE } from '@desert/contract/store/conversations';
import { beforeEach, expect, it } from 'vitest';
import { callApi } from '../../test/api.ts';
import {
  beginConversation,
  readChanges,
  type Market,
  openMarket,
  writeMessage,
} from '../../test/market.ts';

let market: Market;
beforeEach(async () => void (market = await openMarket()));

it('a poll of a conversation returns each change after a version once', async () => {
  const { seller, buyer } = market;
  const { id, version } = await beginConversation(market);
  await writeMessage(seller, id, 'Yes');
  const news = await readChanges(buyer, id, version);
  expect(news.messages.map(({ content }) => content)).toEqual(['Yes']);
  expect(news.conversation).toMatchObject({ unread: 1, read_by_other: 0 });
  expect((await readChanges(buyer, id, news.version)).messages).toEqual([]);
});

it('a poll of a conversation returns many changes in pages', async () => {
  const { id, version } = await beginConversation(market);
  for (let n = 0; n < MESSAGES_PAGE_SIZE + 2; n += 1) await writeMessage(market.buyer, id, `${n}`);
  const first = await readChanges(market.seller, id, version);
  expect(first).toMatchObject({ more: true });
  const rest = await readChanges(market.seller, id, first.version);
  expect(rest.messages.map(({ content }) => content)).toEqual([
    `${MESSAGES_PAGE_SIZE}`,
    `${MESSAGES_PAGE_SIZE + 1}`,
  ]);
  expect(rest.more).toBe(false);
});

it('a poll of a conversation returns a change of the item’s state', async () => {
  const { seller, item } = market;
  const { id, version } = await beginConversation(market);
  await seller.put(`/merch/${item.id}/state/`, { state: 'sold', conversation_id: id });
  const news = await readChanges(market.buyer, id, version);
  expect(news.conversation.item).toMatchObject({ state: 'sold', is_here: true });
  expect(news.version).toBeGreaterThan(version);
  await seller.delete(`/merch/${item.id}/delete/`);
  const gone = await readChanges(market.buyer, id, news.version);
  expect(gone.conversation.item).toMatchObject({ price: null, state: null, is_here: false });
});

it('a poll of a conversation with its latest version is a 304', async () => {
  const { id, version } = await beginConversation(market);
  const poll = (after: number, etag = after, fan = market.buyer) =>
    callApi(`/conversations/${id}/changes/?after=${after}`, {
      cookies: fan.cookies,
      headers: { 'If-None-Match': `"${etag}"` },
    });
  const response = await poll(version);
  expect(response.status).toBe(304);
  expect(response.headers.get('ETag')).toBe(`"${version}"`);
  expect((await poll(version, version, market.third)).status).toBe(404);
  expect((await poll(version - 1)).status).toBe(200);
  await writeMessage(market.seller, id, 'Yes');
  expect((await poll(version)).status).toBe(200);
  expect((await market.buyer.get(`/conversations/${id}/changes/?after=x`)).status).toBe(400);
});
