import type { Member } from '@desert/contract/members/members';
import { parseNextLink } from '@desert/contract/records/paging';
import type { Item } from '@desert/contract/store/merch';
import type { Rating } from '@desert/contract/store/ratings';
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { type Fan, visitor } from '../test/fan.ts';
import {
  beginConversation,
  readChanges,
  type Market,
  newItem,
  readConversation,
  openMarket,
} from '../test/market.ts';
import { actOn, caseOf, report, signedInModerator } from '../test/moderators.ts';
import { notificationsFor } from '../test/notified.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import { refusal, saved } from '../test/posted.ts';
import { expectSound } from '../test/whole-database.ts';

let market: Market;
let id: number;

beforeEach(async () => {
  const [seller, buyer] = [await signedInOwner(), await signedInOwner()];
  market = { ...(await openMarket()), seller, buyer, item: await newItem(seller) };
  id = await sellTo(market);
});

/** Sells an item to the buyer of a new conversation. @returns its id */
async function sellTo({ seller, buyer, item }: Pick<Market, 'seller' | 'buyer' | 'item'>) {
  const talk = await beginConversation({ buyer, item });
  await seller.put(`/merch/${item.id}/state/`, { state: 'sold', conversation_id: talk.id });
  return talk.id;
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const pathOf = (talk = id) => `/merch/messages/${talk}`;
const good = (line = '') => form({ is_good: '1', line });
const rate = (fan: Fan, fields = good(), talk = id) => saved(fan, pathOf(talk), fields);
const refused = async (fan: Fan, fields = good(), talk = id) =>
  (await refusal(fan, pathOf(talk), fields)).status;
const wordsOf = async ({ username }: Fan) =>
  (await visitor.get(`/users/${username}/ratings/`)).json<Rating[]>();
const countsOf = async ({ username }: Fan) => {
  const { ratings } = await (await visitor.get(`/users/${username}/`)).json<Member>();
  return ratings && { sales: ratings.sales, good: ratings.good };
};

/** Makes all ratings older. */
const passDays = (days: number) =>
  env.DB.prepare('UPDATE ratings SET created_at = created_at - ?1, shown_at = shown_at - ?1')
    .bind(days * 86_400_000)
    .run();

it('the ratings of a sale become public when both members have rated', async () => {
  const { seller, buyer } = market;
  expect(await rate(buyer, good('Fast, and as described.'))).toBe(`${pathOf()}#ratings`);
  expect(await wordsOf(seller)).toEqual([]);
  expect(await countsOf(seller)).toBeUndefined();
  expect((await readConversation(seller, id)).ratings).toEqual([]);
  expect((await readConversation(buyer, id)).ratings).toMatchObject([
    { is_own: true, is_good: true },
  ]);
  await rate(seller, form({ is_good: '0', line: 'Paid late.' }));
  expect(await wordsOf(seller)).toMatchObject([
    { is_good: true, line: 'Fast, and as described.', user: { username: buyer.username } },
  ]);
  expect(await countsOf(seller)).toEqual({ sales: 1, good: 1 });
  expect(await countsOf(buyer)).toEqual({ sales: 1, good: 0 });
  expect((await readConversation(seller, id)).ratings).toMatchObject([
    { is_own: false, user: { id: buyer.id, username: buyer.username } },
    { is_own: true, user: { id: seller.id, username: seller.username } },
  ]);
  const other = await newItem(seller, 'Another');
  const item = await (await visitor.get(`/merch/${other.id}/`)).json<Item>();
  expect(item.seller?.ratings).toEqual({ sales: 1, good: 1 });
});

it('a rating becomes public after 14 days, and then the rated member can only reply', async () => {
  const { seller, buyer } = market;
  await rate(buyer, form({ is_good: '0', line: 'It never came.' }));
  await passDays(14);
  expect(await wordsOf(seller)).toMatchObject([{ is_good: false, reply: null }]);
  expect(await refused(seller)).toBe(409);
  await rate(seller, form({ reply: 'It came back to me.' }));
  expect(await wordsOf(seller)).toMatchObject([{ reply: 'It came back to me.' }]);
  expect(await refused(seller, form({ reply: 'Again.' }))).toBe(409);
  expect(await refused(buyer, form({ reply: 'My own.' }))).toBe(404);
});

it('a rating is refused without a sale between the two members, or with a link', async () => {
  const { seller, buyer, third, item } = market;
  expect(await refused(third)).toBe(404);
  expect(await refused(buyer, form({ line: 'Hm' }))).toBe(400);
  expect(await refused(buyer, good('See https://example.com/'))).toBe(400);
  const other = await beginConversation({ buyer: third, item: await newItem(seller) });
  expect(await refused(third, good(), other.id)).toBe(409);
  await seller.put(`/merch/${item.id}/state/`, { state: 'sold', conversation_id: null });
  expect(await refused(buyer)).toBe(409);
  expect(await rowCount('ratings', `conversation_id IN (${id}, ${other.id})`)).toBe(0);
});

it('a member can rate a sale once, and the same member once in 30 days', async () => {
  const { seller, buyer } = market;
  await rate(buyer, good('First'));
  await rate(buyer, good('Again'));
  expect((await readConversation(buyer, id)).ratings).toMatchObject([{ line: 'First' }]);
  const next = await sellTo({ seller, buyer, item: await newItem(seller) });
  expect(await refused(buyer, good(), next)).toBe(409);
  await rate(seller, good(), next);
  await passDays(30);
  const third = await sellTo({ seller, buyer, item: await newItem(seller) });
  await rate(buyer, good(), third);
  expect(await rowCount('ratings', `user_id = ${buyer.id}`)).toBe(2);
});

it('a rating and a reply to it notify the other member, without the rating’s words', async () => {
  const { seller, buyer } = market;
  await rate(buyer, good('Kind'));
  const [told] = await notificationsFor(seller);
  expect(told).toMatchObject({
    kind: 'sale',
    path: `${pathOf()}#ratings`,
    detail: { state: 'rated' },
  });
  expect(JSON.stringify(told)).not.toContain('Kind');
  await rate(seller);
  await rate(seller, form({ reply: 'Thanks.' }));
  const states = (await notificationsFor(buyer)).map(({ detail }) => detail['state']);
  expect(states).toEqual(expect.arrayContaining(['replied', 'rated']));
});

it('deleting an account removes its name from ratings that it gave, and all ratings that it got', async () => {
  const { seller, buyer } = market;
  await rate(buyer, good('Great seller'));
  await rate(seller, good('Great buyer'));
  await deleteAccountOf(buyer);
  expect(await wordsOf(seller)).toMatchObject([{ line: 'Great seller', user: null }]);
  expect(await countsOf(seller)).toEqual({ sales: 1, good: 1 });
  expect(await rowCount('ratings', `about_id = ${buyer.id} OR user_id = ${buyer.id}`)).toBe(0);
  await expectSound();
});

it('a rating and its reply can be reported and removed separately', async () => {
  const { seller, buyer, third } = market;
  const moderator = await signedInModerator();
  await rate(buyer, good('Rude words'));
  const hidden = await env.DB.prepare('SELECT max(id) AS id FROM ratings').first<number>('id');
  expect((await report(third, 'ratings', hidden!)).status).toBe(404);
  await rate(seller);
  await rate(seller, form({ reply: 'Ruder words' }));
  const [rating] = await wordsOf(seller);
  const remove = (kind: 'ratings' | 'rating-replies') =>
    actOn(moderator, 'remove', kind, rating!.id, { rule: 'kind', reason: 'Rude' });
  expect((await report(seller, 'ratings', rating!.id)).status).toBe(201);
  expect((await report(seller, 'rating-replies', rating!.id)).status).toBe(400);
  expect((await report(buyer, 'rating-replies', rating!.id)).status).toBe(201);
  expect(await caseOf(moderator, 'rating-replies', rating!.id)).toMatchObject({
    context: { text: 'Ruder words' },
    author: { user: { id: seller.id } },
  });
  for (const status of [201, 409]) expect((await remove('rating-replies')).status).toBe(status);
  expect(await wordsOf(seller)).toMatchObject([{ line: 'Rude words', reply: '' }]);
  for (const status of [201, 409]) expect((await remove('ratings')).status).toBe(status);
  expect(await wordsOf(seller)).toEqual([]);
  expect(await countsOf(seller)).toBeUndefined();
  expect((await readConversation(seller, id)).ratings.map(({ is_own }) => is_own)).toEqual([true]);
});

it('a sale can no longer be rated after one of its ratings was removed', async () => {
  const { seller, buyer } = market;
  await rate(buyer, good('Rude words'));
  await passDays(14);
  const [rating] = await wordsOf(seller);
  const why = { rule: 'kind', reason: 'Rude' } as const;
  expect((await actOn(await signedInModerator(), 'remove', 'ratings', rating!.id, why)).ok).toBe(
    true,
  );
  expect(await refused(seller)).toBe(409);
  expect(await wordsOf(seller)).toEqual([]);
});

it('a removed rating stays removed, whoever posts another rating', async () => {
  const { seller, buyer, third } = market;
  await rate(buyer, good('Rude words'));
  await rate(seller);
  const [rating] = await wordsOf(seller);
  const why = { rule: 'kind', reason: 'Rude' } as const;
  await actOn(await signedInModerator(), 'remove', 'ratings', rating!.id, why);
  expect(await refused(third)).toBe(404);
  await rate(buyer);
  await rate(seller);
  expect(await wordsOf(seller)).toEqual([]);
});

it('a rating by a member outside the sale does not make other ratings visible', async () => {
  const { seller, buyer, third } = market;
  await rate(buyer, good('Kind'));
  await rate(seller);
  await env.DB.prepare('UPDATE ratings SET shown_at = shown_at + 86400000').run();
  expect(await refused(third)).toBe(404);
  expect(await wordsOf(seller)).toEqual([]);
});

it('a removed reply to a rating cannot be written again', async () => {
  const { seller, buyer } = market;
  await rate(buyer);
  await rate(seller);
  await rate(seller, form({ reply: 'Rude words' }));
  const [rating] = await wordsOf(seller);
  const why = { rule: 'kind', reason: 'Rude' } as const;
  await actOn(await signedInModerator(), 'remove', 'rating-replies', rating!.id, why);
  expect(await refused(seller, form({ reply: 'Again.' }))).toBe(409);
  expect(await wordsOf(seller)).toMatchObject([{ reply: '' }]);
});

it('a conversation says whether its viewer can rate the sale', async () => {
  const { seller, buyer, third } = market;
  const canRate = async (fan: Fan, talk = id) => {
    const { can_rate } = (await readChanges(fan, talk, 0)).conversation;
    expect((await readConversation(fan, talk)).can_rate).toBe(can_rate);
    return can_rate;
  };
  expect([await canRate(seller), await canRate(buyer)]).toEqual([true, true]);
  await rate(buyer);
  expect([await canRate(seller), await canRate(buyer)]).toEqual([true, false]);
  const next = await sellTo({ seller, buyer, item: await newItem(seller) });
  expect([await canRate(seller, next), await canRate(buyer, next)]).toEqual([true, false]);
  await passDays(14);
  expect(await canRate(seller)).toBe(false);
  const unsold = await beginConversation({ buyer: third, item: await newItem(seller) });
  expect(await canRate(third, unsold.id)).toBe(false);
});

it('a member’s ratings are listed newest first, in pages', async () => {
  const { seller, buyer } = market;
  const row = `INSERT INTO ratings (conversation_id, merch_name, user_id, about_id, is_good, line, created_at, shown_at)
    SELECT -value, 'a', ?, ?, 1, 'Line ' || value, value, value FROM json_each('[1,2,3,4,5,6,7]')`;
  await env.DB.prepare(row).bind(buyer.id, seller.id).run();
  const first = await visitor.get(`/users/${seller.username}/ratings/`);
  const next = parseNextLink(first.headers.get('Link'))!.replace('/api', '');
  const rest = await (await visitor.get(next)).json<Rating[]>();
  const lines = [...(await first.json<Rating[]>()), ...rest].map(({ line }) => line);
  expect(lines).toEqual([7, 6, 5, 4, 3, 2, 1].map((nth) => `Line ${nth}`));
  const { ratings } = await (await visitor.get(`/users/${seller.username}/`)).json<Member>();
  const newest = lines.slice(0, 5).map((line) => ({ line, is_good: true }));
  expect(ratings).toMatchObject({ earlier: `/api${next}`, newest });
});
