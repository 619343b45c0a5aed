import type { ErrorBody } from '@desert/contract/text/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fan } from '../../test/fan.ts';
import {
  decideOffer,
  beginConversation,
  readChanges,
  type Market,
  makeOffer,
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

const stateOf = async () => (await readConversation(market.seller, id)).item;
const offersOf = async (fan: Fan) =>
  (await readConversation(fan, id)).messages.flatMap(({ offer: amount, offer_state }) =>
    amount === null ? [] : [[amount, offer_state]],
  );

it('an offer needs an amount, but no text', async () => {
  expect(await makeOffer(market.buyer, id, '$1,040.50')).toMatchObject({
    content: '',
    offer: 1040.5,
    offer_state: 'open',
  });
  const worded = await writeMessage(market.buyer, id, { content: 'Fair?', offer: 30 });
  expect(await worded.json()).toMatchObject({ content: 'Fair?', offer: 30 });
  expect((await readConversation(market.seller, id)).last.excerpt).toBe('Fair?');
  await makeOffer(market.buyer, id, 35.5);
  expect((await readConversation(market.seller, id)).last.excerpt).toBe('Offered $35.50');
});

it('the seller can decline or counter an offer, and the buyer can accept the counteroffer', async () => {
  const first = await makeOffer(market.buyer, id, 20);
  await decideOffer(market.seller, id, first.id, 'declined');
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
  await makeOffer(market.buyer, id, 30);
  const counter = await makeOffer(market.seller, id, 45);
  expect(await offersOf(market.buyer)).toEqual([
    [20, 'declined'],
    [30, 'replaced'],
    [45, 'open'],
  ]);
  expect((await decideOffer(market.buyer, id, counter.id, 'accepted')).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'reserved', is_here: true });
});

it('only the recipient of an offer can decide about it', async () => {
  const { id: offered } = await makeOffer(market.buyer, id, 40);
  const [words] = (await readConversation(market.seller, id)).messages;
  expect((await decideOffer(market.buyer, id, offered, 'accepted')).status).toBe(403);
  expect((await decideOffer(market.third, id, offered, 'accepted')).status).toBe(404);
  expect((await decideOffer(market.seller, id, offered + 1000, 'accepted')).status).toBe(404);
  expect((await decideOffer(market.seller, id, offered, 'maybe' as 'accepted')).status).toBe(400);
  expect((await decideOffer(market.seller, id, words!.id, 'accepted')).status).toBe(404);
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
});

it('only the author of an open offer can withdraw it, which rules out its acceptance', async () => {
  const { id: offered } = await makeOffer(market.buyer, id, 40);
  const { version } = await readConversation(market.seller, id);
  expect((await decideOffer(market.seller, id, offered, 'withdrawn')).status).toBe(403);
  for (const again of [1, 2]) {
    const response = await decideOffer(market.buyer, id, offered, 'withdrawn');
    expect([again, response.status]).toEqual([again, 200]);
    expect(await response.json()).toMatchObject({ offer_state: 'withdrawn' });
  }
  const { messages } = await readChanges(market.seller, id, version);
  expect(messages).toMatchObject([{ id: offered, offer_state: 'withdrawn' }]);
  expect((await decideOffer(market.seller, id, offered, 'accepted')).status).toBe(409);
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
  const second = await makeOffer(market.buyer, id, 45);
  await decideOffer(market.seller, id, second.id, 'accepted');
  expect((await decideOffer(market.buyer, id, second.id, 'withdrawn')).status).toBe(409);
});

it('an offer is accepted at most once, and never after it was replaced or declined', async () => {
  const first = await makeOffer(market.buyer, id, 20);
  const second = await makeOffer(market.buyer, id, 30);
  expect((await decideOffer(market.seller, id, first.id, 'accepted')).status).toBe(409);
  const responses = await Promise.all(
    [1, 2].map(() => decideOffer(market.seller, id, second.id, 'accepted')),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await decideOffer(market.seller, id, second.id, 'declined')).status).toBe(409);
  expect(await stateOf()).toMatchObject({ state: 'reserved', is_here: true });
});

it('an offer that is accepted and replaced at the same time ends as either accepted or replaced', async () => {
  const { id: offered } = await makeOffer(market.buyer, id, 20);
  await Promise.all([
    decideOffer(market.seller, id, offered, 'accepted'),
    makeOffer(market.buyer, id, 10),
    decideOffer(market.seller, id, offered, 'declined'),
  ]);
  const [[, state] = []] = await offersOf(market.buyer);
  expect((await stateOf()).state).toBe(state === 'accepted' ? 'reserved' : 'for_sale');
});

describe('of two buyers', () => {
  let other: number;
  beforeEach(async () => {
    ({ id: other } = await beginConversation({ buyer: market.third, item: market.item }));
  });

  it.each(['the seller takes both offers', 'both take what the seller asks'])(
    'only one buyer gets the item if %s at the same second',
    async (how) => {
      const { seller, buyer, third } = market;
      const isSeller = how.startsWith('the seller');
      const [a, b] = [
        await makeOffer(isSeller ? buyer : seller, id, 40),
        await makeOffer(isSeller ? third : seller, other, 41),
      ];
      const responses = await Promise.all([
        decideOffer(isSeller ? seller : buyer, id, a.id, 'accepted'),
        decideOffer(isSeller ? seller : third, other, b.id, 'accepted'),
      ]);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const lost = responses.find(({ status }) => status === 409)!;
      expect((await lost.json<ErrorBody>()).errors).toEqual({
        message: 'This item is reserved for someone else.',
      });
      const here = [
        await readConversation(market.buyer, id),
        await readConversation(market.third, other),
      ];
      expect(here.filter(({ item }) => item.is_here)).toHaveLength(1);
    },
  );

  it('the second buyer can make an offer only while the item is not reserved', async () => {
    const { id: offered } = await makeOffer(market.buyer, id, 40);
    await decideOffer(market.seller, id, offered, 'accepted');
    const bid = () => writeMessage(market.third, other, { content: '', offer: 60 });
    expect((await bid()).status).toBe(409);
    expect((await writeMessage(market.third, other, 'Please?')).status).toBe(201);
    await market.seller.put(`/merch/${market.item.id}/state/`, { state: 'for_sale' });
    expect((await bid()).status).toBe(201);
  });
});

it.each(['sold', 'withdrawn'])(
  'an offer cannot be accepted or made after the item is %s',
  async (state) => {
    const { id: offered } = await makeOffer(market.buyer, id, 40);
    const address = `/merch/${market.item.id}`;
    await market.seller.delete(`${address}/delete/`);
    expect((await decideOffer(market.seller, id, offered, 'accepted')).status).toBe(409);
    await market.seller.post(`${address}/restore/`);
    await market.seller.put(`${address}/state/`, { state });
    expect((await decideOffer(market.seller, id, offered, 'accepted')).status).toBe(409);
    expect((await writeMessage(market.buyer, id, { content: '', offer: 50 })).status).toBe(409);
    expect((await writeMessage(market.buyer, id, 'A pity')).status).toBe(201);
    expect((await stateOf()).state).toBe(state);
    expect((await decideOffer(market.seller, id, offered, 'declined')).status).toBe(200);
  },
);

it('a blocked or blocking member can decline an offer, but not accept it', async () => {
  const counter = await makeOffer(market.seller, id, 45);
  await market.seller.post('/blocks/new/', { user_id: market.buyer.id });
  expect((await decideOffer(market.buyer, id, counter.id, 'accepted')).status).toBe(403);
  expect((await stateOf()).state).toBe('for_sale');
  expect((await decideOffer(market.buyer, id, counter.id, 'declined')).status).toBe(200);
});
