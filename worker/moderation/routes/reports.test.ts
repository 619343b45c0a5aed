/** Reports: allowed subjects and reporters, their limits, and hiding after several reports. */
import { MAX_REASON } from '@desert/contract/moderation/moderation-input';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { beginConversation, openMarket, writeMessage } from '../../test/market.ts';
import {
  actOn,
  caseOf,
  report,
  reportBy,
  signedInModerator,
  signedInNewcomer,
} from '../../test/moderators.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { newComment, NEWS, newStory, readStory } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

let author: Fan;
let other: Fan;
let moderator: Fan;
/** The id of a post by the author. */
let id: number;

beforeEach(async () => {
  [author, other, moderator] = await Promise.all([
    signedInFan(),
    signedInOwner(),
    signedInModerator(),
  ]);
  ({ id } = await newStory(NEWS, author));
});

const status = async () => (await visitor.get(`/news/${id}/`)).status;

/** The id of the author’s subject of this kind: the post, a new comment, or the author. */
async function subject(kind: string): Promise<number> {
  if (kind === 'users') return author.id;
  return kind === 'news' ? id : (await newComment(NEWS, author, id)).id;
}

describe.each(['news', 'news-comments', 'users'])('a report of %s', (kind) => {
  it('repeated reports by one member count as one, with the last reason', async () => {
    const of = await subject(kind);
    await report(other, kind, of, 'First');
    const response = await report(other, kind, of, ' Not nice \r\n at all ');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: 'Thanks for your report. A moderator will review it.',
    });
    expect(await caseOf(moderator, kind, of)).toMatchObject({
      state: 'open',
      hidden: false,
      pending: false,
      report_count: 1,
      reasons: [{ reason: 'Not nice \n at all', by: { username: other.username } }],
      author: { user: { id: author.id, username: author.username }, open: 1 },
      actions: [],
    });
  });

  it('a report about oneself, about a missing subject, or without a reason is refused', async () => {
    const of = await subject(kind);
    const ownResponse = await report(author, kind, of);
    expect(ownResponse.status).toBe(400);
    expect(await ownResponse.json()).toEqual({
      errors: { message: 'You can’t report yourself or your own posts.' },
    });
    expect((await report(other, kind, 999_999)).status).toBe(404);
    for (const reason of ['', ' \n', 'x'.repeat(MAX_REASON + 1)]) {
      const response = await report(other, kind, of, reason);
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors.reason');
    }
    expect(await caseOf(moderator, kind, of)).toBeUndefined();
  });

  it('a new report reopens a decided case, and counts until the reporter’s account is deleted', async () => {
    const of = await subject(kind);
    await report(other, kind, of);
    await actOn(moderator, 'keep', kind, of, { reason: '' });
    expect(await caseOf(moderator, kind, of)).toMatchObject({ state: 'closed', report_count: 0 });
    await report(other, kind, of, 'Still so');
    await report(await signedInFan(), kind, of);
    const actions = [{ action: 'keep', moderator: moderator.username }];
    const open = { state: 'open', actions };
    expect(await caseOf(moderator, kind, of)).toMatchObject({ ...open, report_count: 2 });
    expect((await deleteAccountOf(other)).status).toBe(200);
    expect(await caseOf(moderator, kind, of)).toMatchObject({ ...open, report_count: 1 });
    await expectSound();
  });
});

it('a report needs a house rule or a reason, and replaces the member’s earlier report', async () => {
  const send = (more: object) => other.post('/reports/new/', { kind: 'news', id, ...more });
  expect((await send({ rule: 'kind', reason: 'Rude' })).status).toBe(201);
  expect((await send({ rule: 'spam' })).status).toBe(201);
  const foundCase = await caseOf(moderator, 'news', id);
  expect(foundCase?.reasons).toMatchObject([{ rule: 'spam', reason: '' }]);
  expect((await send({ reason: 'None of the rules' })).status).toBe(201);
  expect(await caseOf(moderator, 'news', id)).toMatchObject({
    report_count: 1,
    reasons: [{ rule: '', reason: 'None of the rules' }],
  });
  for (const [wrong, field] of [
    [{ rule: 'none', reason: 'x' }, 'rule'],
    [{ rule: '' }, 'reason'],
    [{ rule: 'spam', reason: 'x'.repeat(MAX_REASON + 1) }, 'reason'],
  ] as const) {
    const response = await send(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty(`errors.${field}`);
  }
});

it.each([
  [{ kind: 'cats' }, 400],
  [{ id: 'x' }, 400],
  // The placeholder of deleted members.
  [{ kind: 'users', id: 0 }, 400],
])('a report of the invalid subject %j is refused', async (body, status) => {
  const response = await other.post('/reports/new/', { kind: 'news', id, reason: 'Rude', ...body });
  expect(response.status).toBe(status);
  expect(await rowCount('reports', `user_id = ${other.id}`)).toBe(0);
});

it('a conversation can be reported only by its members, and its case is about neither of them', async () => {
  const market = await openMarket();
  const { id } = await beginConversation(market, 'Give me your address');
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
});

it('moderators can read a conversation only up to its newest report and while its case is open', async () => {
  const { buyer, seller, ...market } = await openMarket();
  const { id } = await beginConversation({ buyer, ...market }, 'First');
  const lines = async () => {
    const foundCase = await caseOf(moderator, 'conversations', id);
    return foundCase?.context?.text.split('\n').map((line) => line.split(': ').at(-1));
  };
  await report(seller, 'conversations', id);
  await writeMessage(buyer, id, 'Second');
  expect(await lines()).toEqual(['First']);
  await report(seller, 'conversations', id);
  await writeMessage(buyer, id, 'Third');
  expect(await lines()).toEqual(['First', 'Second']);
  await actOn(moderator, 'keep', 'conversations', id);
  expect(await lines()).toEqual(['']);
  await report(buyer, 'conversations', id);
  await writeMessage(buyer, id, 'Fourth');
  expect(await lines()).toEqual(['First', 'Second', 'Third']);
});

it('an account’s reports per hour are limited', async () => {
  const options = { cookies: other.cookies, environment: { ...env, REPORTS_PER_HOUR: 2 } };
  const ask = (more: object = { reason: 'x' }) =>
    post('/reports/new/', { kind: 'users', id: author.id, ...more }, options);
  for (const status of [201, 201, 429]) expect((await ask()).status).toBe(status);
  expect(Number((await ask()).headers.get('Retry-After'))).toBeGreaterThan(3500);
  // An invalid request is refused as such, not by the limit.
  expect((await ask({})).status).toBe(400);
});

it.each(['news', 'news-comments'])(
  'a subject that three established members report is hidden until a moderator decides: %s',
  async (kind) => {
    const of = await subject(kind);
    await reportBy(2, kind, of);
    expect(await caseOf(moderator, kind, of)).toMatchObject({ hidden: false });
    await reportBy(1, kind, of);
    expect(await caseOf(moderator, kind, of)).toMatchObject({
      state: 'open',
      hidden: true,
      report_count: 3,
      context: { path: null },
      actions: [{ action: 'hide', by_rule: true, moderator: null }],
    });
    expect((await report(await signedInFan(), kind, of)).status).toBe(404);
    await actOn(moderator, 'put-back', kind, of);
    expect(await caseOf(moderator, kind, of)).toMatchObject({ state: 'closed', hidden: false });
    await expectSound();
  },
);

it.each(['put-back', 'keep'])(
  'after a moderator’s %s, only reports by three other members hide the subject again',
  async (action) => {
    const fans = await reportBy(action === 'keep' ? 2 : 3, 'news', id);
    await actOn(moderator, action, 'news', id);
    for (const fan of fans) await report(fan, 'news', id);
    await reportBy(2, 'news', id);
    expect(await status()).toBe(200);
    const report_count = fans.length + 2;
    expect(await caseOf(moderator, 'news', id)).toMatchObject({ state: 'open', report_count });
    await reportBy(1, 'news', id);
    expect(await status()).toBe(404);
  },
);

it('only reports of three different members, neither new nor suspended, hide a record', async () => {
  const suspended = await signedInFan();
  await report(suspended, 'news', id);
  // A suspended reporter no longer counts.
  await env.DB.prepare('UPDATE users SET suspended_until = 8.64e15 WHERE id = ?')
    .bind(suspended.id)
    .run();
  const [fan] = await reportBy(2, 'news', id);
  for (let times = 0; times < 3; times += 1) await report(fan!, 'news', id);
  for (let times = 0; times < 4; times += 1) await report(await signedInNewcomer(), 'news', id);
  expect(await status()).toBe(200);
  expect(await caseOf(moderator, 'news', id)).toMatchObject({ report_count: 7, hidden: false });
});

it('three reports hide neither a moderator’s record nor a member', async () => {
  ({ id } = await newStory(NEWS, moderator));
  await reportBy(4, 'news', id);
  expect(await status()).toBe(200);
  await reportBy(4, 'users', author.id);
  expect((await author.get('/auth/')).status).toBe(200);
  expect(await rowCount('moderation_actions', `subject_id = ${id} AND kind = 'news'`)).toBe(0);
});

it('many reports at the same time hide a record once', async () => {
  await newComment(NEWS, other, id);
  const fans = await Promise.all(Array.from({ length: 8 }, signedInFan));
  await Promise.all(fans.map((fan) => report(fan, 'news', id)));
  expect(await rowCount('moderation_actions', `subject_id = ${id} AND kind = 'news'`)).toBe(1);
  await actOn(moderator, 'put-back', 'news', id);
  expect(await readStory(NEWS, id)).toMatchObject({ comment_count: 1 });
  await expectSound();
});
