/** An appeal ends with another moderator's decision on it, or once it is moot. */
import type { Notification } from '@desert/contract/notifications/notifications';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import {
  appeal,
  demoteAll,
  listSubjects,
  readDecisions,
  readOutcomes,
} from '../../test/appeals.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { runHourly, runNotifications } from '../../test/jobs.ts';
import { actOn, caseOf, postAndModerators, report } from '../../test/moderators.ts';

let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

const run = (sql: string) => env.DB.prepare(sql).run();

beforeEach(async () => {
  await demoteAll();
  ({ moderator, second, author, post } = await postAndModerators());
});

async function decideAndAppeal(action: string, kind = 'news', id = post, more = {}) {
  expect((await actOn(moderator, action, kind, id, more)).status).toBe(201);
  await appeal(author);
}

const statusOf = async (by: Fan, action: string, more = {}) =>
  (await actOn(by, action, 'news', post, more)).status;

const reportPost = async () =>
  expect((await report(await signedInFan(), 'news', post)).status).toBe(201);

it('a new report about a post with an appeal is decided by the first moderator, too; the appeal waits', async () => {
  await decideAndAppeal('warn');
  expect(await statusOf(moderator, 'hide')).toBe(403);
  await reportPost();
  expect(await listSubjects(moderator)).toContain(post);
  // The moderator who decided does not read the appeal.
  expect(await caseOf(moderator, 'news', post)).toMatchObject({ report_count: 1, appeal: null });
  expect(await statusOf(moderator, 'withdraw')).toBe(409);
  expect(await statusOf(moderator, 'hide')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ warn: null });
  expect(await listSubjects(moderator)).not.toContain(post);
  expect(await statusOf(moderator, 'keep')).toBe(403);
  expect(await caseOf(second, 'news', post)).toMatchObject({
    state: 'open',
    report_count: 0,
    appeal: { action: 'warn' },
  });
  expect(await statusOf(second, 'withdraw')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ warn: 'changed' });
  expect(await caseOf(second, 'news', post)).toMatchObject({ state: 'closed', appeal: null });
});

it.each(['moderator', 'second'] as const)(
  'a suspension with everything by the %s decides no appeal',
  async (name) => {
    await decideAndAppeal('lock');
    const by = { moderator, second }[name];
    const more = { days: 7, everything: true };
    expect((await actOn(by, 'suspend', 'users', author.id, more)).status).toBe(201);
    expect(await caseOf(second, 'news', post)).toMatchObject({ state: 'open', hidden: true });
    expect(await readOutcomes(author)).toEqual({ lock: null });
  },
);

it('each decision closes one appeal: the next one waits for another', async () => {
  await decideAndAppeal('warn');
  await reportPost();
  await decideAndAppeal('lock');
  expect(await caseOf(second, 'news', post)).toMatchObject({ appeal: { action: 'lock' } });
  expect(await statusOf(second, 'keep')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ lock: 'kept', warn: null });
  expect(await caseOf(second, 'news', post)).toMatchObject({ appeal: { action: 'warn' } });
  expect(await statusOf(second, 'keep')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ lock: 'kept', warn: 'kept' });
});

it('a decision that is taken back is one that no other action reverses', async () => {
  await decideAndAppeal('warn');
  await reportPost();
  await decideAndAppeal('hide');
  expect(await statusOf(second, 'withdraw')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ hide: null, warn: 'changed' });
});

it('a reversal closes only the appeals against what it reverses', async () => {
  await decideAndAppeal('warn');
  await reportPost();
  await decideAndAppeal('hide');
  expect(await statusOf(second, 'put-back')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ hide: 'changed', warn: null });
});

it('a lifted suspension closes the appeals against it, and their case, whoever lifts it', async () => {
  await decideAndAppeal('suspend', 'news', post, { days: 7 });
  expect((await actOn(moderator, 'unsuspend', 'users', author.id)).status).toBe(201);
  expect(await readOutcomes(author)).toEqual({ suspend: 'changed' });
  expect(await caseOf(second, 'news', post)).toMatchObject({ state: 'closed' });
});

it('what the lift of a suspension restores, by the same moderator, needs no second look', async () => {
  const more = { days: 7, everything: true };
  await actOn(moderator, 'suspend', 'users', author.id, more);
  const hidden = (await readDecisions(author)).find(({ action }) => action === 'hide');
  await appeal(author, hidden);
  await actOn(moderator, 'unsuspend', 'users', author.id, { everything: true });
  expect(await readOutcomes(author)).toEqual({ hide: 'changed' });
});

it('an appeal is moot once the author’s deletion is final, and the author is told', async () => {
  await decideAndAppeal('hide');
  // As of a new member's record with a link.
  await run(`UPDATE cases SET pending = TRUE WHERE kind = 'news' AND subject_id = ${post}`);
  expect((await author.delete(`/news/${post}/delete/`)).ok).toBe(true);
  await runHourly('purge');
  expect(await readOutcomes(author)).toEqual({ hide: 'moot' });
  expect(await caseOf(second, 'news', post)).toMatchObject({ state: 'closed' });
  await runNotifications();
  const [newest] = await (await author.get('/notifications/')).json<Notification[]>();
  expect(newest).toMatchObject({
    path: '/user/decisions',
    detail: { act: 'moot', of: 'appeal' },
  });
});

it('an appeal against a warning outlives its post, and its case stays open', async () => {
  await decideAndAppeal('warn');
  await author.delete(`/news/${post}/delete/`);
  await run(`UPDATE news SET visibility_changed_at = 0 WHERE id = ${post}`);
  await runHourly('purge');
  expect(await readOutcomes(author)).toEqual({ warn: null });
  expect(await statusOf(second, 'withdraw')).toBe(201);
  expect(await readOutcomes(author)).toEqual({ warn: 'changed' });
});

it('a moderator who is locked out for want of a passkey is no other moderator', async () => {
  await decideAndAppeal('hide');
  await run(`INSERT INTO moderation_actions (created_at, action, kind, subject_id, author_id, title, rule, reason)
    VALUES (${Date.now() - 7 * 86_400_000 - 1000}, 'promote', 'users', ${second.id}, ${second.id}, '', '', '')`);
  await run('UPDATE appeals SET created_at = created_at - 86400001');
  expect(await listSubjects(moderator)).toContain(post);
  await run(`UPDATE users SET second_factor = 1 WHERE id = ${second.id}`);
  expect(await listSubjects(moderator)).not.toContain(post);
});
