import { MESSAGES } from '@desert/contract/store/conversations';
import { beforeEach, expect, it } from 'vitest';
import { ask } from '../../test/api.ts';
import { begin, changes, type Market, openMarket, write } from '../../test/market.ts';

let market: Market;
beforeEach(async () => void (market = await openMarket()));

it('a poll returns what was written or changed after a version, once', async () => {
  const { seller, buyer } = market;
  const { id, version } = await begin(market);
  await write(seller, id, 'Yes');
  const news = await changes(buyer, id, version);
  expect(news.messages.map(({ content }) => content)).toEqual(['Yes']);
  expect(news.conversation).toMatchObject({ unread: 1, read_by_other: 0 });
  expect((await changes(buyer, id, news.version)).messages).toEqual([]);
});

it('a poll returns many changes in pages', async () => {
  const { id, version } = await begin(market);
  for (let n = 0; n < MESSAGES + 2; n += 1) await write(market.buyer, id, `${n}`);
  const first = await changes(market.seller, id, version);
  expect(first).toMatchObject({ more: true });
  const rest = await changes(market.seller, id, first.version);
  expect(rest.messages.map(({ content }) => content)).toEqual([`${MESSAGES}`, `${MESSAGES + 1}`]);
  expect(rest.more).toBe(false);
});

it('a poll returns a change of the item’s state', async () => {
  const { seller, item } = market;
  const { id, version } = await begin(market);
  await seller.put(`/merch/${item.id}/state/`, { state: 'sold', conversation_id: id });
  const news = await changes(market.buyer, id, version);
  expect(news.conversation.item).toMatchObject({ state: 'sold', is_here: true });
  expect(news.version).toBeGreaterThan(version);
  await seller.delete(`/merch/${item.id}/delete/`);
  const gone = await changes(market.buyer, id, news.version);
  expect(gone.conversation.item).toMatchObject({ price: null, state: null, is_here: false });
});

it('a poll with the latest version responds with 304', async () => {
  const { id, version } = await begin(market);
  const poll = (after: number, etag = after, fan = market.buyer) =>
    ask(`/conversations/${id}/changes/?after=${after}`, {
      cookies: fan.cookies,
      headers: { 'If-None-Match': `"${etag}"` },
    });
  const response = await poll(version);
  expect(response.status).toBe(304);
  expect(response.headers.get('ETag')).toBe(`"${version}"`);
  expect((await poll(version, version, market.third)).status).toBe(404);
  expect((await poll(version - 1)).status).toBe(200);
  await write(market.seller, id, 'Yes');
  expect((await poll(version)).status).toBe(200);
  expect((await market.buyer.get(`/conversations/${id}/changes/?after=x`)).status).toBe(400);
});
