/** Reports: of what, by whom, how often, and what comes of many. */
import { REPORTED_KINDS } from '@desert/contract/moderation';
import { REASON_MAX } from '@desert/contract/moderation-input';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { begin, openMarket, write } from '../../test/market.ts';
import {
  actOn,
  caseOf,
  report,
  reportBy,
  signedInModerator,
  signedInNewcomer,
} from '../../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { newRecordOf } from '../../test/saves.ts';
import { newComment, newStory, readStory, STORY_SECTIONS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

const NEWS = STORY_SECTIONS[0]!;
let author: Fan;
let other: Fan;
let moderator: Fan;

beforeEach(async () => {
  [author, other, moderator] = await Promise.all([
    signedInFan(),
    signedInOwner(),
    signedInModerator(),
  ]);
});

/** A thing of a kind, by the author. */
async function newThing(kind: string): Promise<number> {
  if (kind === 'users') return author.id;
  const section = STORY_SECTIONS.find(({ name }) => kind === `${name}-comments`);
  if (!section) return newRecordOf(kind as 'news', author);
  const { id } = await newStory(section, moderator);
  return (await newComment(section, author, id)).id;
}

const ALONE = REPORTED_KINDS.filter((kind) => kind !== 'conversations');
const reasonsOf = async (kind: string, id: number) =>
  (await caseOf(moderator, kind, id))?.reasons.map(({ reason }) => reason);

describe.each(ALONE)('a report of %s', (kind) => {
  it('is thanked for, and opens a case of its author', async () => {
    const id = await newThing(kind);
    const response = await report(other, kind, id, ' Not nice \r\n at all ');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: 'Thank you. We look into it.' });
    expect(await caseOf(moderator, kind, id)).toMatchObject({
      state: 'open',
      hidden: false,
      held: false,
      report_count: 1,
      reasons: [{ reason: 'Not nice \n at all', by: { username: other.username } }],
      author: { user: { id: author.id, username: author.username }, open: 1 },
      acts: [],
    });
  });

  it('is one a member, with their last reason', async () => {
    const id = await newThing(kind);
    for (const reason of ['First', 'Second']) await report(other, kind, id, reason);
    expect(await caseOf(moderator, kind, id)).toMatchObject({ report_count: 1 });
    expect(await reasonsOf(kind, id)).toEqual(['Second']);
  });

  it('is refused of one’s own, of what is not there, and without a reason', async () => {
    const id = await newThing(kind);
    const own = await report(author, kind, id);
    expect(own.status).toBe(400);
    expect(await own.json()).toEqual({ errors: { message: 'This is your own.' } });
    expect((await report(other, kind, 999_999)).status).toBe(404);
    expect((await report(visitor, kind, id)).status).toBe(401);
    for (const reason of ['', ' \n', 'x'.repeat(REASON_MAX + 1)]) {
      const response = await report(other, kind, id, reason);
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors.reason');
    }
    expect(await caseOf(moderator, kind, id)).toBeUndefined();
  });

  it('opens its case again after a moderator decided', async () => {
    const id = await newThing(kind);
    await report(other, kind, id);
    await actOn(moderator, 'keep', kind, id, { reason: '' });
    expect(await caseOf(moderator, kind, id)).toMatchObject({ state: 'closed', report_count: 0 });
    await report(other, kind, id, 'Still so');
    expect(await caseOf(moderator, kind, id)).toMatchObject({
      state: 'open',
      report_count: 1,
      acts: [{ act: 'keep', moderator: moderator.username }],
    });
  });

  it('is counted no more when the account of who reported it goes', async () => {
    const id = await newThing(kind);
    await report(author === other ? author : await signedInFan(), kind, id);
    await report(other, kind, id);
    expect((await deleteAccountOf(other)).status).toBe(200);
    expect(await caseOf(moderator, kind, id)).toMatchObject({ report_count: 1 });
    await expectSound();
  });
});

it('a conversation is reported by its two members only, and a moderator sees the last of it', async () => {
  const market = await openMarket();
  const { id } = await begin(market, 'Give me your address');
  expect((await report(market.third, 'conversations', id)).status).toBe(404);
  expect((await report(market.seller, 'conversations', id)).status).toBe(201);
  expect(await caseOf(moderator, 'conversations', id)).toMatchObject({
    author: null,
    context: {
      title: market.item.name,
      text: `${market.buyer.username}: Give me your address`,
      path: null,
    },
  });
  expect((await actOn(moderator, 'warn', 'conversations', id)).status).toBe(400);
  expect((await actOn(moderator, 'keep', 'conversations', id)).status).toBe(201);
});

it('moderators read a conversation while its case is open, up to the newest report', async () => {
  const { buyer, seller, ...market } = await openMarket();
  const { id } = await begin({ buyer, ...market }, 'First');
  const lines = async () => {
    const found = await caseOf(moderator, 'conversations', id);
    return found?.context?.text.split('\n').map((line) => line.split(': ').at(-1));
  };
  await report(seller, 'conversations', id);
  await write(buyer, id, 'Second');
  expect(await lines()).toEqual(['First']);
  await report(seller, 'conversations', id);
  await write(buyer, id, 'Third');
  expect(await lines()).toEqual(['First', 'Second']);
  await actOn(moderator, 'keep', 'conversations', id);
  expect(await lines()).toEqual(['']);
  await report(buyer, 'conversations', id);
  await write(buyer, id, 'Fourth');
  expect(await lines()).toEqual(['First', 'Second', 'Third']);
});

it('who stands for members that are gone cannot be reported', async () => {
  expect((await report(other, 'users', 0)).status).toBe(400);
});

it('one account reports so often in an hour, and no more', async () => {
  const environment = { ...env, REPORTS_PER_HOUR: 2 };
  const { cookies } = other;
  const ask = () =>
    post('/reports/new/', { kind: 'users', id: author.id, reason: 'x' }, { cookies, environment });
  for (const status of [201, 201, 429]) expect((await ask()).status).toBe(status);
  expect(Number((await ask()).headers.get('Retry-After'))).toBeGreaterThan(3500);
  // What a bad request fails on comes first.
  const empty = { kind: 'users', id: author.id };
  expect((await post('/reports/new/', empty, { cookies, environment })).status).toBe(400);
});

describe('what three members of standing report', () => {
  it.each(['merch', 'news', 'memories', 'news-comments', 'memories-comments'])(
    'is hidden until a moderator looks at it: %s',
    async (kind) => {
      const id = await newThing(kind);
      await reportBy(2, kind, id);
      expect(await caseOf(moderator, kind, id)).toMatchObject({ hidden: false });
      await reportBy(1, kind, id);
      const found = await caseOf(moderator, kind, id);
      expect(found).toMatchObject({
        state: 'open',
        hidden: true,
        report_count: 3,
        context: { path: null },
        acts: [{ act: 'hide', by_rule: true, moderator: null }],
      });
      expect((await report(await signedInFan(), kind, id)).status).toBe(404);
      await actOn(moderator, 'put-back', kind, id);
      expect(await caseOf(moderator, kind, id)).toMatchObject({ state: 'closed', hidden: false });
      await expectSound();
    },
  );

  it.each(['put-back', 'keep'])(
    'is not hidden again by the same members after a moderator’s %s, only by three others',
    async (act) => {
      const { id } = await newStory(NEWS, author);
      const fans = await reportBy(act === 'keep' ? 2 : 3, 'news', id);
      await actOn(moderator, act, 'news', id);
      for (const fan of fans) await report(fan, 'news', id);
      await reportBy(2, 'news', id);
      expect((await visitor.get(`/news/${id}/`)).status).toBe(200);
      expect(await caseOf(moderator, 'news', id)).toMatchObject({
        state: 'open',
        report_count: fans.length + 2,
      });
      await reportBy(1, 'news', id);
      expect((await visitor.get(`/news/${id}/`)).status).toBe(404);
    },
  );

  it('takes members of standing: no new ones, no suspended ones, and no one thrice', async () => {
    const { id } = await newStory(NEWS, author);
    const suspended = await signedInFan();
    await report(suspended, 'news', id);
    // By then the account is no longer one of standing.
    await env.DB.prepare('UPDATE users SET suspended_until = 8.64e15 WHERE id = ?')
      .bind(suspended.id)
      .run();
    const [fan] = await reportBy(2, 'news', id);
    for (let times = 0; times < 3; times += 1) await report(fan!, 'news', id);
    for (let times = 0; times < 4; times += 1) await report(await signedInNewcomer(), 'news', id);
    expect((await visitor.get(`/news/${id}/`)).status).toBe(200);
    expect(await caseOf(moderator, 'news', id)).toMatchObject({ report_count: 7, hidden: false });
  });

  it('stays where a moderator wrote it, and where it is a member', async () => {
    const { id } = await newStory(NEWS, moderator);
    await reportBy(4, 'news', id);
    expect((await visitor.get(`/news/${id}/`)).status).toBe(200);
    await reportBy(4, 'users', author.id);
    expect((await author.get('/auth/')).status).toBe(200);
    expect(await rowCount('moderation_acts', `of_id = ${id} AND kind = 'news'`)).toBe(0);
  });

  it('is hidden once by many at the same time', async () => {
    const { id } = await newStory(NEWS, author);
    await newComment(NEWS, other, id);
    const fans = await Promise.all(Array.from({ length: 8 }, signedInFan));
    await Promise.all(fans.map((fan) => report(fan, 'news', id)));
    expect(await rowCount('moderation_acts', `of_id = ${id} AND kind = 'news'`)).toBe(1);
    await actOn(moderator, 'put-back', 'news', id);
    expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 1 });
    await expectSound();
  });
});
