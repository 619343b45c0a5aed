import { parseNextLink } from '@desert/contract/records/paging';
import {
  type Conversation,
  type Message,
  MESSAGES_PAGE_SIZE,
} from '@desert/contract/store/conversations';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import {
  beginConversation,
  type Market,
  newItem,
  readConversation,
  openMarket,
  writeMessage,
  writeBy,
} from '../../test/market.ts';

let market: Market;
beforeEach(async () => void (market = await openMarket()));

const unreadOf = async (fan: Market['seller']) =>
  (await (await fan.get('/conversations/unread/')).json<{ unread: number }>()).unread;

it('a first message begins the one conversation of buyer and seller about an item', async () => {
  const { seller, buyer, item } = market;
  const image = { url: '/images/demo/cap.svg', alt: 'A cap', merch_id: item.id };
  await seller.post('/merch/new/image/', image);
  const content = '<b>Is it</b>\nstill there? \u2068שלום\u2069 🏒';
  const body = { merch_id: item.id, content: ` ${content} ` };
  const response = await buyer.post('/conversations/new/', body);
  expect(response.status).toBe(201);
  const begun = await response.json<Conversation>();
  const talked = { id: item.id, name: item.name, price: 50, state: 'for_sale', is_here: false };
  const seen = {
    id: begun.id,
    item: { ...talked, image: { id: expect.any(Number), url: image.url, alt: 'A cap' } },
    messages: [{ content, user_id: buyer.id, offer: null }],
    earlier_messages: null,
    is_blocked: false,
  };
  expect(begun).toMatchObject({
    ...seen,
    is_seller: false,
    other: { id: seller.id, username: seller.username },
    last: { excerpt: content.replace('\n', ' '), is_own: true },
    unread: 0,
  });
  expect(await readConversation(seller, begun.id)).toMatchObject({
    ...seen,
    is_seller: true,
    other: { id: buyer.id, username: buyer.username },
    last: { is_own: false },
    unread: 1,
  });

  const again = await beginConversation(market, 'Hello?');
  expect(again.id).toBe(begun.id);
  const contents = again.messages.map(({ content }) => content);
  expect(contents).toEqual([content, 'Hello?']);
  const about = await buyer.get(`/conversations/?merch_id=${item.id}`);
  expect(await about.json()).toMatchObject([{ id: begun.id }]);
});

it.each([
  ['of nothing', { content: ' ' }, 400],
  ['of too much', { content: 'x'.repeat(2001) }, 400],
  ['without a text', { content: 7 }, 400],
  ['with an offer of nothing', { content: 'Hi', offer: 0 }, 400],
  ['about no item', { content: 'Hi', merch_id: 'x' }, 400],
  ['about an item that there is not', { content: 'Hi', merch_id: 999_999 }, 404],
])('a first message %s is refused', async (_, body, status) => {
  const sent = { merch_id: market.item.id, ...body };
  expect((await market.buyer.post('/conversations/new/', sent)).status).toBe(status);
  expect(await rowCount('messages', `sender_id = ${market.buyer.id}`)).toBe(0);
});

it('a first message to oneself or about an item that is no longer offered is refused', async () => {
  const { seller, buyer, item } = market;
  const sent = { merch_id: item.id, content: 'Hi' };
  expect((await seller.post('/conversations/new/', sent)).status).toBe(400);
  for (const state of ['sold', 'withdrawn']) {
    await seller.put(`/merch/${item.id}/state/`, { state });
    expect((await buyer.post('/conversations/new/', sent)).status).toBe(409);
  }
  await seller.delete(`/merch/${item.id}/delete/`);
  expect((await buyer.post('/conversations/new/', sent)).status).toBe(404);
});

it('a refused first message leaves no conversation', async () => {
  const { seller, buyer, item } = market;
  await seller.put(`/merch/${item.id}/state/`, { state: 'reserved' });
  const sent = { merch_id: item.id, content: 'Hi', offer: 5 };
  expect((await buyer.post('/conversations/new/', sent)).status).toBe(409);
  expect(await rowCount('conversations', `merch_id = ${item.id}`)).toBe(0);
  // A Worker that stops before the first message leaves such a row.
  await env.DB.prepare(
    'INSERT INTO conversations (merch_id, merch_name, seller_id, buyer_id, created_at, message_at) VALUES (?, ?, ?, ?, 1, 1)',
  )
    .bind(item.id, 'a', seller.id, buyer.id)
    .run();
  for (const fan of [seller, buyer])
    expect(await (await fan.get('/conversations/')).json()).toEqual([]);
  expect((await beginConversation(market)).messages).toHaveLength(1);
});

it('a message is stored once per idempotency key, and only in its conversation', async () => {
  const { id } = await beginConversation(market);
  const key = crypto.randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => writeBy(key, market.seller, id, 'Yes')));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const conversation = await readConversation(market.buyer, id);
  expect(conversation.messages).toHaveLength(2);
  expect(conversation.unread).toBe(1);
  const other = await beginConversation({ buyer: market.third, item: market.item });
  expect((await writeBy(key, market.seller, other.id, 'Yes')).status).toBe(409);
});

it('a message is unread until its recipient reads it, which its sender can see', async () => {
  const { seller, buyer } = market;
  const { id } = await beginConversation(market);
  await writeMessage(buyer, id, 'Hello?');
  expect(await unreadOf(seller)).toBe(2);
  expect(await unreadOf(buyer)).toBe(0);
  const [first, second] = (await readConversation(seller, id)).messages;
  const read = (message_id: unknown) => seller.put(`/conversations/${id}/read/`, { message_id });
  expect(await (await read(first!.id)).json()).toEqual({ unread: 1 });
  expect((await readConversation(buyer, id)).read_by_other).toBe(first!.id);
  // The marker is capped at the newest message, and never moves back.
  expect(await (await read(999_999_999)).json()).toEqual({ unread: 0 });
  await read(first!.id);
  expect((await readConversation(buyer, id)).read_by_other).toBe(second!.id);
  expect(await unreadOf(seller)).toBe(0);
  expect((await read('x')).status).toBe(400);
});

it('a conversation has the newest messages, and links to the page of the older ones', async () => {
  const { id } = await beginConversation(market, '0');
  for (let n = 1; n < MESSAGES_PAGE_SIZE + 5; n += 1) await writeMessage(market.buyer, id, `${n}`);
  const conversation = await readConversation(market.seller, id);
  const texts = conversation.messages.map(({ content }) => Number(content));
  expect(texts).toEqual(Array.from({ length: MESSAGES_PAGE_SIZE }, (_, at) => at + 5));
  const address = conversation.earlier_messages?.replace('/api', '') ?? '';
  const earlier = await market.seller.get(address);
  const page = await earlier.json<Message[]>();
  expect(page.map(({ content }) => content)).toEqual(['0', '1', '2', '3', '4']);
  expect(parseNextLink(earlier.headers.get('Link'))).toBeUndefined();
  expect((await market.third.get(address)).status).toBe(404);
});

it('a member’s conversations as seller and buyer are listed in pages, last active first', async () => {
  const { seller, buyer, third } = market;
  const item = await newItem(buyer);
  const ids: number[] = [];
  for (let n = 0; n < 11; n += 1)
    ids.push((await beginConversation({ buyer, item: await newItem(seller) }, `${n}`)).id);
  ids.push((await beginConversation({ buyer: third, item: item })).id);
  await writeMessage(seller, ids[0]!, 'Yes');
  const wanted = [ids[0]!, ...ids.slice(1).toReversed()];
  const first = await buyer.get('/conversations/');
  const next = parseNextLink(first.headers.get('Link'))?.replace('/api', '') ?? '';
  const second = await buyer.get(next);
  const found = [...(await first.json<Conversation[]>()), ...(await second.json<Conversation[]>())];
  expect(found.map(({ id }) => id)).toEqual(wanted);
  expect(found[0]).toMatchObject({ last: { excerpt: 'Yes', is_own: false }, unread: 1 });
  expect(await (await buyer.get(`/conversations/?merch_id=${item.id}`)).json()).toHaveLength(1);
  expect(await (await third.get(`/conversations/?merch_id=${item.id}`)).json()).toHaveLength(1);
  expect(await (await seller.get(`/conversations/?merch_id=${item.id}`)).json()).toEqual([]);
});

it('a conversation is visible to its two members only, and shows no email address', async () => {
  const { seller, buyer, third, item } = market;
  const { id } = await beginConversation(market, 'Hello');
  const own = ['', 'changes/?after=0', 'messages/?cursor=zzzz'].map(
    (path) => `/conversations/${id}/${path}`,
  );
  for (const path of own) {
    const refused = await third.get(path);
    expect(refused.status).toBe(404);
    expect(await refused.text()).not.toMatch(/Hello|sweater/);
    for (const fan of [buyer, seller])
      expect(await (await fan.get(path)).text()).not.toContain('@example.com');
  }
  for (const path of ['/conversations/', `/conversations/?merch_id=${item.id}`, '/blocks/'])
    expect(await (await third.get(path)).json()).toEqual([]);
  const none = { unread: 0, notifications: 0, asks_digest: true };
  expect(await (await third.get('/conversations/unread/')).json()).toEqual(none);
  expect(await (await third.get('/search/?q=Hello')).text()).not.toContain('Hello,');
  const data = await (await third.get('/account/data/')).json<Record<string, unknown[]>>();
  expect(data['messages']).toEqual([]);
});
