import type { ErrorBody } from '@desert/contract/text/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fan } from '../../test/fan.ts';
import {
  answer,
  begin,
  changes,
  type Market,
  offer,
  open,
  openMarket,
  write,
} from '../../test/market.ts';

let market: Market;
let id: number;

beforeEach(async () => {
  market = await openMarket();
  ({ id } = await begin(market));
});

const stateOf = async () => (await open(market.seller, id)).item;
const offersOf = async (fan: Fan) =>
  (await open(fan, id)).messages.flatMap(({ offer: amount, offer_state }) =>
    amount === null ? [] : [[amount, offer_state]],
  );

it('an offer is an amount, with a text or without', async () => {
  expect(await offer(market.buyer, id, '$1,040.50')).toMatchObject({
    content: '',
    offer: 1040.5,
    offer_state: 'open',
  });
  const worded = await write(market.buyer, id, { content: 'Fair?', offer: 30 });
  expect(await worded.json()).toMatchObject({ content: 'Fair?', offer: 30 });
  expect((await open(market.seller, id)).last.excerpt).toBe('Fair?');
  await offer(market.buyer, id, 35.5);
  expect((await open(market.seller, id)).last.excerpt).toBe('Offered $35.50');
});

it('the seller declines an offer, or counters it, and the buyer accepts the counteroffer', async () => {
  const first = await offer(market.buyer, id, 20);
  await answer(market.seller, id, first.id, 'declined');
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
  await offer(market.buyer, id, 30);
  const counter = await offer(market.seller, id, 45);
  expect(await offersOf(market.buyer)).toEqual([
    [20, 'declined'],
    [30, 'replaced'],
    [45, 'open'],
  ]);
  expect((await answer(market.buyer, id, counter.id, 'accepted')).status).toBe(200);
  expect(await stateOf()).toMatchObject({ state: 'reserved', is_here: true });
});

it('only the other side decides about an offer, and a message without an amount is no offer', async () => {
  const { id: offered } = await offer(market.buyer, id, 40);
  const [words] = (await open(market.seller, id)).messages;
  expect((await answer(market.buyer, id, offered, 'accepted')).status).toBe(403);
  expect((await answer(market.third, id, offered, 'accepted')).status).toBe(404);
  expect((await answer(market.seller, id, offered + 1000, 'accepted')).status).toBe(404);
  expect((await answer(market.seller, id, offered, 'maybe' as 'accepted')).status).toBe(400);
  expect((await answer(market.seller, id, words!.id, 'accepted')).status).toBe(404);
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
});

it('only its author withdraws an offer, which can then not be accepted, and may make another', async () => {
  const { id: offered } = await offer(market.buyer, id, 40);
  const { version } = await open(market.seller, id);
  expect((await answer(market.seller, id, offered, 'withdrawn')).status).toBe(403);
  for (const again of [1, 2]) {
    const response = await answer(market.buyer, id, offered, 'withdrawn');
    expect([again, response.status]).toEqual([again, 200]);
    expect(await response.json()).toMatchObject({ offer_state: 'withdrawn' });
  }
  const { messages } = await changes(market.seller, id, version);
  expect(messages).toMatchObject([{ id: offered, offer_state: 'withdrawn' }]);
  expect((await answer(market.seller, id, offered, 'accepted')).status).toBe(409);
  expect(await stateOf()).toMatchObject({ state: 'for_sale' });
  const second = await offer(market.buyer, id, 45);
  await answer(market.seller, id, second.id, 'accepted');
  expect((await answer(market.buyer, id, second.id, 'withdrawn')).status).toBe(409);
});

it('an offer is accepted once, however often that is sent, and not after it was replaced or declined', async () => {
  const first = await offer(market.buyer, id, 20);
  const second = await offer(market.buyer, id, 30);
  expect((await answer(market.seller, id, first.id, 'accepted')).status).toBe(409);
  const responses = await Promise.all(
    [1, 2].map(() => answer(market.seller, id, second.id, 'accepted')),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect((await answer(market.seller, id, second.id, 'declined')).status).toBe(409);
  expect(await stateOf()).toMatchObject({ state: 'reserved', is_here: true });
});

it('an offer that is accepted and replaced at once ends as one of the two', async () => {
  const { id: offered } = await offer(market.buyer, id, 20);
  await Promise.all([
    answer(market.seller, id, offered, 'accepted'),
    offer(market.buyer, id, 10),
    answer(market.seller, id, offered, 'declined'),
  ]);
  const [[, state] = []] = await offersOf(market.buyer);
  expect((await stateOf()).state).toBe(state === 'accepted' ? 'reserved' : 'for_sale');
});

describe('of two buyers', () => {
  let other: number;
  beforeEach(async () => {
    ({ id: other } = await begin({ buyer: market.third, item: market.item }));
  });

  it.each(['the seller takes both offers', 'both take what the seller asks'])(
    'only one buyer gets the item if %s at the same second',
    async (how) => {
      const { seller, buyer, third } = market;
      const isSeller = how.startsWith('the seller');
      const [a, b] = [
        await offer(isSeller ? buyer : seller, id, 40),
        await offer(isSeller ? third : seller, other, 41),
      ];
      const responses = await Promise.all([
        answer(isSeller ? seller : buyer, id, a.id, 'accepted'),
        answer(isSeller ? seller : third, other, b.id, 'accepted'),
      ]);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const lost = responses.find(({ status }) => status === 409)!;
      expect((await lost.json<ErrorBody>()).errors).toEqual({
        message: 'This item is reserved for someone else.',
      });
      const here = [await open(market.buyer, id), await open(market.third, other)];
      expect(here.filter(({ item }) => item.is_here)).toHaveLength(1);
    },
  );

  it('the other can neither offer nor be offered while it is reserved, and can when it is not', async () => {
    const { id: offered } = await offer(market.buyer, id, 40);
    await answer(market.seller, id, offered, 'accepted');
    const bid = () => write(market.third, other, { content: '', offer: 60 });
    expect((await bid()).status).toBe(409);
    expect((await write(market.third, other, 'Please?')).status).toBe(201);
    await market.seller.put(`/merch/${market.item.id}/state/`, { state: 'for_sale' });
    expect((await bid()).status).toBe(201);
  });
});

it.each(['sold', 'withdrawn'])(
  'an offer cannot be accepted or made after the item is %s',
  async (state) => {
    const { id: offered } = await offer(market.buyer, id, 40);
    const address = `/merch/${market.item.id}`;
    await market.seller.delete(`${address}/delete/`);
    expect((await answer(market.seller, id, offered, 'accepted')).status).toBe(409);
    await market.seller.post(`${address}/restore/`);
    await market.seller.put(`${address}/state/`, { state });
    expect((await answer(market.seller, id, offered, 'accepted')).status).toBe(409);
    expect((await write(market.buyer, id, { content: '', offer: 50 })).status).toBe(409);
    expect((await write(market.buyer, id, 'A pity')).status).toBe(201);
    expect((await stateOf()).state).toBe(state);
    expect((await answer(market.seller, id, offered, 'declined')).status).toBe(200);
  },
);

it('an offer can’t be accepted by a blocked or a blocking member, but declined', async () => {
  const counter = await offer(market.seller, id, 45);
  await market.seller.post('/blocks/new/', { user_id: market.buyer.id });
  expect((await answer(market.buyer, id, counter.id, 'accepted')).status).toBe(403);
  expect((await stateOf()).state).toBe('for_sale');
  expect((await answer(market.buyer, id, counter.id, 'declined')).status).toBe(200);
});
