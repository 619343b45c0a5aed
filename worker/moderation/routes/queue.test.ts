/** The moderators’ views: the queue, a member’s record, the log. */
import type {
  Case,
  LoggedAction,
  MemberRecord,
  PublicAction,
} from '@desert/contract/moderation/moderation';
import { CASES_PAGE_SIZE, LOG_PAGE_SIZE } from '@desert/contract/moderation/moderation';
import type { Unread } from '@desert/contract/notifications/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { beginConversation, newItem } from '../../test/market.ts';
import { actOn, caseOf, report, signedInModerator } from '../../test/moderators.ts';
import { pagesOf } from '../../test/pages.ts';
import { rowsRead, SESSION_ROWS, upTo } from '../../test/rows-read.ts';
import { newComment, newStory, NEWS } from '../../test/stories.ts';

let moderator: Fan;
let author: Fan;

const run = (sql: string) => env.DB.prepare(sql).run();
const listed = async <T>(path: string, by = moderator) => (await by.get(path)).json<T[]>();

beforeEach(async () => {
  [moderator, author] = await Promise.all([signedInModerator(), signedInFan()]);
  await run('DELETE FROM cases');
});

it('the moderation queue lists open cases oldest first, and closed cases newest first', async () => {
  await run(`INSERT INTO cases (kind, subject_id, state, opened_at)
    SELECT 'news', 1000 + value, 'open', 100 - value / 3 FROM ${upTo(25)}`);
  const pages = await pagesOf<Case>('/moderation/cases/?state=open', moderator);
  expect(pages.map((page) => page.length)).toEqual([CASES_PAGE_SIZE, CASES_PAGE_SIZE, 5]);
  const cases = pages.flat();
  expect(new Set(cases.map(({ id }) => id)).size).toBe(25);
  const times = cases.map(({ opened_at }) => Date.parse(opened_at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(await listed<Case>('/moderation/cases/')).toEqual(pages[0]);
  await run(`INSERT INTO cases (kind, subject_id, state, opened_at, closed_at)
    SELECT 'users', 1001 + value, 'closed', value, 9 FROM ${upTo(3)}`);
  const closed = await listed<Case>('/moderation/cases/?state=closed');
  expect(closed.map(({ subject_id }) => subject_id)).toEqual([1003, 1002, 1001]);
});

it('the case of a comment shows the comment and its post, even when the comment is hidden', async () => {
  const { id } = await newStory(NEWS, moderator);
  const comment = await newComment(NEWS, author, id, 'x'.repeat(700));
  await report(await signedInFan(), 'news-comments', comment.id);
  const [row] = await listed<Case>('/moderation/cases/');
  const context = {
    title: 'x'.repeat(80),
    text: `${'x'.repeat(600)}…`,
    images: [],
    path: `/news/${id}?comment=${comment.id}#comment-${comment.id}`,
    on: 'A title',
    locked: false,
    version: expect.any(Number) as number,
  };
  expect(row?.context).toEqual(context);
  const other = await signedInModerator();
  const hidden = await actOn(other, 'hide', 'news-comments', comment.id);
  expect(await hidden.json<Case>()).toMatchObject({ context: { ...context, path: null } });
  const response = await moderator.get(`/moderation/cases/${row?.id}/`);
  expect(await response.json()).toMatchObject({ id: row?.id, context: { on: 'A title' } });
  expect((await moderator.get('/moderation/cases/999999/')).status).toBe(404);
});

it('a moderator does not see cases about themselves in the queue or in its count', async () => {
  const [fan, colleague] = await Promise.all([signedInFan(), signedInModerator()]);
  const { id: post } = await newStory(NEWS, moderator);
  const { id: talk } = await beginConversation({ buyer: fan, item: await newItem(moderator) });
  const reported = [
    ['users', moderator.id],
    ['news', post],
    ['conversations', talk],
  ] as const;
  for (const [kind, id] of reported) {
    await report(fan, kind, id);
    expect(await caseOf(colleague, kind, id)).toMatchObject({ kind, subject_id: id });
    expect(await caseOf(moderator, kind, id)).toEqual({ errors: expect.anything() as unknown });
    const path = `/moderation/cases/?kind=${kind}&id=${id}`;
    expect(await listed<Case>(path, colleague)).toHaveLength(1);
    expect(await listed<Case>(path)).toEqual([]);
  }
  expect(await listed<Case>('/moderation/cases/')).toEqual([]);
  expect(await listed<Case>('/moderation/cases/', colleague)).toHaveLength(3);
  const waiting = async (by: Fan) => (await by.get('/conversations/unread/')).json<Unread>();
  expect(await waiting(moderator)).toMatchObject({ cases: 0 });
  expect(await waiting(colleague)).toMatchObject({ cases: 3 });
  expect(await waiting(fan)).not.toHaveProperty('cases');
});

it('the moderation queue has the five newest reasons and actions of a case', async () => {
  for (let at = 1; at <= 6; at += 1) {
    await report(await signedInFan(), 'users', author.id, `Reason ${at}`);
    await actOn(moderator, 'keep', 'users', author.id, { reason: `Action ${at}` });
  }
  const [row] = await listed<Case>('/moderation/cases/?state=closed');
  const five = (what: string) => [6, 5, 4, 3, 2].map((at) => ({ reason: `${what} ${at}` }));
  expect(row).toMatchObject({ reasons: five('Reason'), actions: five('Action') });
});

describe('the case of one subject', () => {
  const caseAt = (kind: string, id: number, by = moderator) =>
    listed<Case>(`/moderation/cases/?kind=${kind}&id=${id}`, by);

  it('a moderator can read the case of an unreported subject, which is not stored', async () => {
    const { id } = await newStory(NEWS, author);
    const comment = await newComment(NEWS, author, id, 'Hello');
    const byAuthor = { author: { user: { id: author.id } } };
    const none = {
      id: 0,
      state: 'closed',
      report_count: 0,
      reasons: [],
      actions: [],
      hidden: false,
    };
    const title = { context: { title: 'A title' } };
    expect(await caseAt('news', id)).toMatchObject([
      { ...none, ...byAuthor, ...title, subject_id: id },
    ]);
    expect(await caseAt('news-comments', comment.id)).toMatchObject([{ ...none, ...byAuthor }]);
    expect(await caseAt('users', author.id)).toMatchObject([{ ...none, ...byAuthor }]);
    expect(await listed('/moderation/cases/?state=closed')).toEqual([]);
  });

  it('a moderator sees no case of their own records, of missing records, or of an unreported conversation', async () => {
    const { id: own } = await newStory(NEWS, moderator);
    const { id: talk } = await beginConversation({
      buyer: await signedInFan(),
      item: await newItem(author),
    });
    expect(await caseAt('news', own)).toEqual([]);
    expect(await caseAt('users', moderator.id)).toEqual([]);
    expect(await caseAt('conversations', talk)).toEqual([]);
    expect(await caseAt('merch', 999_999)).toEqual([]);
    expect((await moderator.get('/moderation/cases/?kind=cats&id=1')).status).toBe(400);
    expect((await author.get(`/moderation/cases/?kind=news&id=${own}`)).status).toBe(403);
  });
});

it('a member’s moderation record counts the actions against them that still apply', async () => {
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await newStory(NEWS, author)).id);
  for (const id of ids) await actOn(moderator, 'hide', 'news', id);
  await actOn(moderator, 'remove', 'news', ids[0]!);
  await actOn(moderator, 'put-back', 'news', ids[1]!);
  await actOn(moderator, 'warn', 'news', ids[2]!);
  await report(await signedInFan(), 'users', author.id);
  const path = `/moderation/members/${author.username.toUpperCase()}/`;
  const record = await (await moderator.get(path)).json<MemberRecord>();
  expect(record).toEqual({
    user: { id: author.id, username: author.username },
    member_since: '1970-01-01T00:00:00.001Z',
    suspended_until: null,
    removed: 2,
    warned: 1,
    suspended: 0,
    open: 1,
  });
  expect(await (await moderator.get(path)).text()).not.toContain('@example.com');
  expect((await moderator.get('/moderation/members/nobody-at-all/')).status).toBe(404);
  const response = await moderator.get(`/moderation/members/${moderator.username}/`);
  expect(await response.json()).toMatchObject({ role: 'moderator' });
});

it('the public moderation log lists actions without names, titles or reasons', async () => {
  const { id } = await newStory(NEWS, author);
  await actOn(moderator, 'hide', 'news', id, { rule: 'spam', reason: 'A secret reason' });
  await actOn(moderator, 'suspend', 'users', author.id, { days: 0 });
  const response = await visitor.get('/moderation/log/');
  const [suspended, hidden] = await response.clone().json<PublicAction[]>();
  const at = expect.any(String) as string;
  const action = { id: expect.any(Number) as number, at, by_rule: false };
  const until = '+275760-09-13T00:00:00.000Z';
  expect(suspended).toEqual({ ...action, action: 'suspend', kind: 'users', rule: '', until });
  expect(hidden).toEqual({ ...action, action: 'hide', kind: 'news', rule: 'spam', until: null });
  expect(await response.text()).not.toMatch(/secret|A title|fan-/);
  const [, full] = await listed<LoggedAction>('/moderation/log/?full=1');
  const more = { moderator: moderator.username, title: 'A title', reason: 'A secret reason' };
  expect(full).toEqual({ ...hidden, ...more, subject_id: id });
});

it('the moderation log is read page by page without a gap or a repeat', async () => {
  await run(`INSERT INTO moderation_actions (created_at, action, kind, subject_id, title, rule, reason)
    SELECT 1, 'keep', 'news', 1, '', '', '' FROM ${upTo(2 * LOG_PAGE_SIZE)}`);
  const pages = await pagesOf<PublicAction>('/moderation/log/');
  expect(pages[0]).toHaveLength(LOG_PAGE_SIZE);
  const ids = pages.flat().map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.at(-1)).toBe(1);
  const full = await pagesOf<LoggedAction>('/moderation/log/?full=1', moderator);
  expect(full.flat().map(({ id }) => id)).toEqual(ids);
});

/** Stores `count` open and closed cases each about the author’s posts, with `count` reports and actions on one post. */
async function fill(count: number): Promise<void> {
  await run('DELETE FROM cases');
  await run('DELETE FROM reports');
  const made = await run(`INSERT INTO news (user_id, created_at, title, details)
    SELECT ${author.id}, 1, 'A title', 'Details' FROM ${upTo(count)}`);
  const last = made.meta.last_row_id;
  const ids = `SELECT id FROM news WHERE id > ${last - count}`;
  for (const state of ['open', 'closed'])
    await run(`INSERT OR IGNORE INTO cases (kind, subject_id, author_id, state, opened_at)
      SELECT 'news', id + ${state === 'open' ? 0 : 1_000_000}, ${author.id}, '${state}', id FROM (${ids})`);
  await run(`INSERT OR IGNORE INTO users (username, username_key, email, email_key, password, created_at)
    SELECT 'reporter' || value, 'reporter' || value, 'r' || value, 'r' || value, '', 1 FROM ${upTo(count)}`);
  await run(`INSERT INTO reports (user_id, kind, subject_id, reason, created_at)
    SELECT users.id, 'news', first.id, 'Spam', 1 FROM (SELECT min(id) AS id FROM (${ids})) AS first, users
    WHERE username_key GLOB 'reporter*' LIMIT ${count}`);
  await run(`INSERT INTO moderation_actions (created_at, moderator_id, action, kind, subject_id, author_id, title, rule, reason)
    SELECT 1, ${moderator.id}, 'warn', 'news', min(id), ${author.id}, '', '', '' FROM (${ids}), ${upTo(count)} GROUP BY value`);
}

it('the moderation queue reads no more rows among 2,000 cases than among 100', async () => {
  const budgets: Record<string, number> = {
    '/moderation/cases/': 250,
    '/moderation/cases/?state=closed': 230,
    '/moderation/log/': 103,
    '/moderation/log/?full=1': 105,
    [`/moderation/members/${author.username}/`]: SESSION_ROWS + 310,
  };
  const read = () => Promise.all(Object.keys(budgets).map((path) => rowsRead(path, moderator)));
  await fill(100);
  const few = await read();
  await fill(2000);
  const many = await read();
  expect(many.filter((rows, at) => !(rows <= Object.values(budgets)[at]!))).toEqual([]);
  // The last path is a member’s, whose cases are counted up to a limit.
  expect(many.slice(0, -1).filter((rows, at) => !(Math.abs(rows - few[at]!) <= 2))).toEqual([]);
});
