import { MAX_IMAGES } from '@desert/contract/photos/images';
import type { Item, ItemImage } from '@desert/contract/store/merch';
import { PROOF_LIFETIME_MS, PROOF_REQUEST, type ProofCode } from '@desert/contract/store/proof';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it, vi } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { type Fan, visitor } from '../test/fan.ts';
import {
  beginConversation,
  type Market,
  newItem,
  readConversation,
  openMarket,
} from '../test/market.ts';
import { BASELINE, GREY } from '../test/photos/samples.ts';
import { formData, photo, refusal, saved } from '../test/posted.ts';
import { markProof } from './proof.ts';

let market: Market;

beforeEach(async () => void (market = await openMarket()));

const readCode = async (fan: Fan, id = market.item.id) =>
  (await (await fan.get(`/merch/${id}/proof/`)).json<ProofCode>()).code;
const read = async () => (await visitor.get(`/merch/${market.item.id}/`)).json<Item>();
const path = () => `/merch/${market.item.id}/proof`;
const prove = async (code?: string, bytes = BASELINE) => {
  const { seller } = market;
  return saved(
    seller,
    path(),
    formData({ code: code ?? (await readCode(seller)) }, [photo(bytes)]),
  );
};

it('a proof code is given only to the seller, for one item and one day', async () => {
  const { seller, buyer, item } = market;
  const code = await readCode(seller);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$/);
  expect(await readCode(seller)).toBe(code);
  expect(await readCode(seller, (await newItem(seller)).id)).not.toBe(code);
  expect((await buyer.get(`/merch/${item.id}/proof/`)).status).toBe(403);
  vi.setSystemTime(Date.now() + 86_400_000);
  try {
    expect(await readCode(seller)).not.toBe(code);
    // A note that was written before midnight counts.
    await prove(code);
  } finally {
    vi.useRealTimers();
  }
});

it('a photo with the proof code marks the item as proven for everyone', async () => {
  const { seller, buyer, item } = market;
  const talk = await beginConversation({ buyer, item });
  const code = await readCode(seller);
  expect(await prove()).toBe(`/merch/${item.id}`);
  const { proof, images } = await read();
  expect(proof).toMatchObject({ code });
  expect(images.at(-1)?.alt).toBe(`Proof photo with the code ${code}`);
  expect((await readConversation(buyer, talk.id)).item.proof).toMatchObject({ code });
  await prove();
  expect((await read()).images).toHaveLength(images.length);
});

it('an item is marked as proven only by its seller, with the right code and a photo', async () => {
  const { seller, buyer } = market;
  const code = await readCode(seller);
  const refused = async (fan: Fan, body: FormData) => (await refusal(fan, path(), body)).status;
  expect(await refused(seller, formData({ code: 'AAA-AAA' }, [photo()]))).toBe(409);
  expect(await refused(buyer, formData({ code }, [photo()]))).toBe(403);
  expect(await refused(seller, formData({ code }))).toBe(400);
  expect(await read()).toMatchObject({ images: [] });
  expect(await read()).not.toHaveProperty('proof');
});

it('a refused proof photo is not stored', async () => {
  const { seller, buyer, item } = market;
  const code = await readCode(seller);
  const notOwn = await refusal(buyer, path(), formData({ code }, [photo('no photo')]));
  expect(notOwn.status).toBe(403);
  const sizes = Array.from({ length: 4 }, () => photo());
  expect((await refusal(seller, path(), formData({ code }, sizes))).errors).toEqual({
    photo: 'Send at most 3 sizes of a photo.',
  });
  for (let nth = 0; nth < MAX_IMAGES; nth += 1)
    await seller.post('/merch/new/image/', { url: `/images/${nth}.svg`, merch_id: item.id });
  expect((await refusal(seller, path(), formData({ code }, [photo()]))).status).toBe(409);
  expect(await rowCount('photos', `user_id = ${seller.id}`)).toBe(0);
});

it('an item is marked as proven only if the proof photo is one of its images', async () => {
  const { seller, item } = market;
  const owned = { id: item.id, user_id: seller.id };
  await markProof(drizzle(env.DB), owned, { code: 'AAA-AAA', url: '/photos/none.jpg' });
  expect(await read()).not.toHaveProperty('proof');
});

it('an item’s mark as proven expires after 7 days', async () => {
  await prove();
  const age = `UPDATE merch SET proof = json_set(proof, '$.at', json_extract(proof, '$.at') - ${PROOF_LIFETIME_MS})`;
  await env.DB.exec(age);
  expect(await read()).not.toHaveProperty('proof');
});

it('an item loses its mark as proven when one of its images is added, replaced or removed', async () => {
  const { seller, item } = market;
  const change = async (request: Promise<Response>) => {
    const response = await request;
    expect(response.ok).toBe(true);
    expect(await read()).not.toHaveProperty('proof');
    return response;
  };
  await prove();
  const link = { url: '/images/a.svg', merch_id: item.id };
  const added = await change(seller.post('/merch/new/image/', link));
  const { id } = await added.json<ItemImage>();
  await prove(undefined, GREY);
  await change(seller.put(`/merch/${id}/images/edit/`, { url: '/images/b.svg' }));
  const { images } = await read();
  await prove();
  await change(seller.delete(`/merch/${images[0]!.id}/images/delete/`));
  await prove();
  await seller.put(`/merch/${item.id}/edit/`, { name: 'Scarf', description: 'Warm', price: 3 });
  expect(await read()).toHaveProperty('proof');
});

it('only the buyer can ask for a proof photo, once a day', async () => {
  const { seller, buyer, item } = market;
  const { id } = await beginConversation({ buyer, item });
  const ask = (fan: Fan) =>
    saved(fan, `/merch/messages/${id}`, new URLSearchParams({ proof: '1' }));
  expect(await ask(buyer)).toBe(`/merch/messages/${id}#latest`);
  await ask(buyer);
  const asked = (await readConversation(seller, id)).messages.filter(
    ({ content }) => content === PROOF_REQUEST,
  );
  expect(asked).toMatchObject([{ user_id: buyer.id }]);
  const form = new URLSearchParams({ proof: '1' });
  expect((await refusal(seller, `/merch/messages/${id}`, form)).status).toBe(403);
});

it('closing the safety notice hides it for that member only', async () => {
  const { seller, buyer, item } = market;
  const { id } = await beginConversation({ buyer, item });
  const close = () =>
    saved(buyer, `/merch/messages/${id}`, new URLSearchParams({ safety: 'close' }));
  await close();
  await close();
  await buyer.put('/notifications/settings/', { message: false });
  expect((await readConversation(buyer, id)).has_closed_safety).toBe(true);
  expect((await readConversation(seller, id)).has_closed_safety).toBe(false);
});

it('only the two members of a conversation see its offers and the buyer’s name', async () => {
  const { seller, buyer, third, item } = market;
  const { id } = await beginConversation({ buyer, item });
  await buyer.post(`/conversations/${id}/messages/`, { content: '', offer: 37.5 });
  const conversation_id = id;
  await seller.put(`/merch/${item.id}/state/`, {
    state: 'sold',
    conversation_id,
    sold_price: null,
  });
  for (const fan of [visitor, third]) {
    const paths = [`/merch/${item.id}/`, '/merch/?state=all', `/users/${seller.username}/`];
    for (const path of paths) {
      const text = await (await fan.get(path)).text();
      expect(text).not.toContain('37.5');
      expect(text).not.toContain(buyer.username);
    }
    for (const path of ['', 'messages/', 'changes/'])
      expect((await fan.get(`/conversations/${id}/${path}`)).status).toBe(
        fan === visitor ? 401 : 404,
      );
  }
  expect((await read()).sold_price).toBeNull();
  await seller.put(`/merch/${item.id}/state/`, { state: 'sold', sold_price: 36 });
  expect((await read()).sold_price).toBe(36);
});
