/** Actions of moderators: each taken once, with a reason, and never about themselves. */
import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newItem } from '../../test/market.ts';
import { actOn, caseOf, postAndModerators, report, reportBy } from '../../test/moderators.ts';
import { newComment, newStory, NEWS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

beforeEach(async () => {
  ({ moderator, second, author, post } = await postAndModerators());
});

const logged = (action: string) =>
  rowCount('moderation_actions', `action = '${action}' AND subject_id = ${post}`);

it('a moderator’s action closes the case and all of its reports', async () => {
  await reportBy(2, 'news', post);
  const response = await actOn(moderator, 'hide', 'news', post, { rule: 'kind', reason: ' No. ' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    state: 'closed',
    hidden: true,
    report_count: 0,
    context: { title: 'A title', path: null },
    actions: [
      {
        action: 'hide',
        kind: 'news',
        subject_id: post,
        title: 'A title',
        rule: 'kind',
        reason: 'No.',
        moderator: moderator.username,
        by_rule: false,
        until: null,
      },
    ],
  });
  const action = await env.DB.prepare(
    `SELECT created_at, author_id FROM moderation_actions WHERE subject_id = ${post} AND kind = 'news'`,
  ).first<{ created_at: number; author_id: number }>();
  expect(action?.author_id).toBe(author.id);
  const at = `kind = 'news' AND subject_id = ${post} AND closed_at = ${action?.created_at}`;
  expect(await rowCount('reports', at)).toBe(2);
  expect(await rowCount('cases', at)).toBe(1);
});

it.each(['hide', 'remove', 'lock', 'warn', 'suspend'])(
  'the moderator action %s needs a reason that is neither empty nor too long',
  async (action) => {
    for (const reason of ['', '  ', 'x'.repeat(1001)]) {
      const response = await actOn(moderator, action, 'news', post, { reason, days: 1 });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors.reason');
    }
    expect(await logged(action)).toBe(0);
  },
);

it.each([
  [{ action: 'promote' }, 'action'],
  [{ action: 'demote' }, 'action'],
  [{ kind: 'players' }, 'kind'],
  [{ id: 'x' }, 'id'],
  [{ rule: 'none' }, 'rule'],
  [{ action: 'suspend' }, 'days'],
  [{ action: 'suspend', days: 2 }, 'days'],
  [{ everything: 'yes' }, 'everything'],
  [{ kind: 'users', id: 1 }, 'action'],
  [{ action: 'lock', kind: 'merch' }, 'action'],
])('an error about a moderator action with %o names the invalid field', async (more, field) => {
  const { id } = await newItem(author);
  const of = 'kind' in more && more.kind === 'merch' ? { id } : {};
  const response = await actOn(moderator, 'hide', 'news', post, { ...more, ...of });
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty(`errors.${field}`);
  expect(await logged('hide')).toBe(0);
});

it('a moderator can warn about a deleted record, but not act on an unknown one', async () => {
  expect((await actOn(moderator, 'hide', 'news', 999_999)).status).toBe(404);
  await report(second, 'news', post);
  await author.delete(`/news/${post}/delete/`);
  expect((await actOn(moderator, 'warn', 'news', post)).status).toBe(201);
  expect(await caseOf(moderator, 'news', post)).toMatchObject({ state: 'closed', context: null });
});

it.each(['hide', 'remove'])(
  'after a moderator’s %s of a deleted record, its author cannot restore it',
  async (action) => {
    await report(second, 'news', post);
    await author.delete(`/news/${post}/delete/`);
    expect((await actOn(moderator, action, 'news', post)).status).toBe(201);
    expect((await author.post(`/news/${post}/restore/`)).status).toBe(404);
    expect((await actOn(moderator, action, 'news', post)).status).toBe(409);
    await expectSound();
  },
);

it.each(['hide', 'put-back', 'remove', 'keep', 'lock', 'unlock', 'warn', 'suspend', 'unsuspend'])(
  'the action %s by two moderators at the same time takes effect once',
  async (action) => {
    await report(await signedInFan(), 'news', post);
    if (action === 'put-back') await actOn(moderator, 'hide', 'news', post);
    if (action === 'unlock') await actOn(moderator, 'lock', 'news', post);
    if (action === 'unsuspend') await actOn(moderator, 'suspend', 'news', post, { days: 1 });
    const responses = await Promise.all(
      [moderator, second].map((by) => actOn(by, action, 'news', post, { days: 7 })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await logged(action)).toBe(1);
    await expectSound();
  },
);

it('a moderator cannot act on themselves or their own records', async () => {
  const own = (await newStory(NEWS, moderator)).id;
  const comment = await newComment(NEWS, moderator, post);
  const message = 'This involves you, so another moderator has to review it.';
  for (const [kind, id] of [
    ['news', own],
    ['news-comments', comment.id],
    ['users', moderator.id],
  ] as const) {
    await report(second, kind, id);
    for (const action of ['keep', 'hide', 'warn', 'unsuspend']) {
      const response = await actOn(moderator, action, kind, id);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ errors: { message } });
    }
    expect(await caseOf(second, kind, id)).toMatchObject({ state: 'open' });
  }
  expect((await actOn(second, 'hide', 'news', own)).status).toBe(201);
});

it('a moderator cannot be suspended before they are demoted', async () => {
  const { id } = await newStory(NEWS, second);
  const more = { days: 0, everything: true };
  const response = await actOn(moderator, 'suspend', 'users', second.id, more);
  expect(response.status).toBe(403);
  expect((await visitor.get(`/news/${id}/`)).status).toBe(200);
  expect(await response.text()).toContain('Remove their moderator status first');
  expect((await second.get('/auth/')).status).toBe(200);
  expect(await rowCount('moderation_actions', `author_id = ${second.id}`)).toBe(0);
});

it.each([
  [403, `role = 'member'`],
  [401, 'suspended_until = 8.64e15'],
])('a moderator’s requests get a %i as soon as the account has %s', async (status, change) => {
  await env.DB.prepare(`UPDATE users SET ${change} WHERE id = ?`).bind(second.id).run();
  for (const action of ['keep', 'hide', 'remove', 'lock', 'warn', 'suspend'])
    expect((await actOn(second, action, 'news', post, { days: 1 })).status).toBe(status);
  for (const path of ['cases/', 'log/?full=1', `members/${author.username}/`])
    expect((await second.get(`/moderation/${path}`)).status).toBe(status);
  expect(await rowCount('moderation_actions', `subject_id = ${post}`)).toBe(0);
  expect((await visitor.get('/moderation/log/?full=1')).status).toBe(401);
});

it('a moderator can close and reopen the comments of a post', async () => {
  const locked = await actOn(moderator, 'lock', 'news', post);
  expect(await locked.json()).toMatchObject({ context: { locked: true, path: `/news/${post}` } });
  expect(await rowCount('news', `id = ${post} AND locked = 1`)).toBe(1);
  await actOn(moderator, 'hide', 'news', post);
  await actOn(moderator, 'put-back', 'news', post);
  expect(await rowCount('news', `id = ${post} AND locked = 1`)).toBe(1);
  await actOn(moderator, 'unlock', 'news', post);
  expect(await rowCount('news', `id = ${post} AND locked = 0`)).toBe(1);
});
