/** A member who lost content or rights reads why, and asks another moderator. */
import type { MonthlyOutcomes } from '@desert/contract/moderation/decisions';
import type { Notification } from '@desert/contract/notifications/notifications';
import { beforeEach, expect, it } from 'vitest';
import { postForm } from '../../pages/form-post.ts';
import { env } from '../../test/account.ts';
import { appeal, demoteAll, listSubjects, readDecisions } from '../../test/appeals.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { runNotifications } from '../../test/jobs.ts';
import { actOn, caseOf, postAndModerators, reportBy } from '../../test/moderators.ts';
import { formRequest, refusal } from '../../test/posted.ts';
import { contextOf } from '../../test/request-context.ts';

let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

const run = (sql: string) => env.DB.prepare(sql).run();

beforeEach(async () => {
  // Moderators of other tests would be other moderators here.
  await demoteAll();
  ({ moderator, second, author, post } = await postAndModerators());
});

const decisions = (fan = author) => readDecisions(fan);

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const ask = () => appeal(author);

const statusOf = async (by: Fan, action: string) => (await actOn(by, action, 'news', post)).status;

const newestNotice = async (fan: Fan) => {
  await runNotifications();
  return (await (await fan.get('/notifications/')).json<Notification[]>())[0];
};

it('the author of a hidden post can read the decision with its rule and reason', async () => {
  await actOn(moderator, 'hide', 'news', post, { rule: 'kind', reason: 'An insult' });
  const [decision] = await decisions();
  expect(decision).toMatchObject({
    action: 'hide',
    kind: 'news',
    rule: 'kind',
    reason: 'An insult',
    by_rule: false,
    path: `/news/${post}`,
    has_others: true,
    appeal: null,
    can_appeal: true,
  });
  expect(await newestNotice(author)).toMatchObject({
    path: `/user/decisions#decision-${decision!.id}`,
  });
  expect(await decisions(second)).toEqual([]);
});

it('a decision that members’ reports caused says that it was automatic', async () => {
  await run(`UPDATE users SET created_at = 1`);
  await run(`DELETE FROM reports`);
  const fans = await reportBy(3, 'news', post);
  expect(fans).toHaveLength(3);
  const hidden = await decisions();
  expect(hidden.map(({ by_rule, action }) => [by_rule, action])).toEqual([[true, 'hide']]);
});

it('an appeal opens the case for every moderator except the one who decided', async () => {
  await actOn(moderator, 'hide', 'news', post);
  const [decision] = await decisions();
  expect(await ask()).toBe(`/user/decisions#decision-${decision!.id}`);
  expect(await listSubjects(second)).toContain(post);
  expect(await listSubjects(moderator)).not.toContain(post);
  expect(await statusOf(moderator, 'keep')).toBe(403);
  expect(await caseOf(second, 'news', post)).toMatchObject({
    state: 'open',
    report_count: 0,
    appeal: { action: 'hide', reason: 'It was a joke' },
  });
  expect(await statusOf(second, 'put-back')).toBe(201);
  expect((await decisions())[0]).toMatchObject({ appeal: { outcome: 'changed' } });
});

it('a member whose appeal is rejected is notified, and cannot appeal again', async () => {
  await actOn(moderator, 'hide', 'news', post);
  await ask();
  expect(await statusOf(second, 'keep')).toBe(201);
  expect((await decisions())[0]).toMatchObject({ appeal: { outcome: 'kept' }, can_appeal: false });
  expect(await newestNotice(author)).toMatchObject({
    path: '/user/decisions',
    detail: { act: 'keep', of: 'appeal' },
  });
  expect((await visitor.get(`/news/${post}/`)).status).toBe(404);
});

it('a site’s only moderator can decide an appeal against their own decision after a day', async () => {
  await run(`UPDATE users SET role = 'member' WHERE id = ${second.id}`);
  await actOn(moderator, 'hide', 'news', post);
  expect((await decisions())[0]).toMatchObject({ has_others: false });
  await ask();
  expect(await listSubjects(moderator)).not.toContain(post);
  expect(await statusOf(moderator, 'put-back')).toBe(403);
  await run('UPDATE appeals SET created_at = created_at - 86400001');
  expect(await listSubjects(moderator)).toContain(post);
  expect(await statusOf(moderator, 'put-back')).toBe(201);
});

it('an appeal against a removal or a warning can be granted', async () => {
  expect(await statusOf(second, 'withdraw')).toBe(409);
  await actOn(moderator, 'remove', 'news', post);
  await ask();
  expect(await statusOf(second, 'withdraw')).toBe(201);
  await actOn(moderator, 'warn', 'users', author.id);
  await ask();
  await actOn(second, 'withdraw', 'users', author.id);
  const record = await second.get(`/moderation/members/${author.username}/`);
  expect(await record.json()).toMatchObject({ warned: 0, removed: 0 });
});

it('a suspended member can appeal without scripts', async () => {
  await actOn(moderator, 'suspend', 'users', author.id, { days: 7 });
  expect(await ask()).toContain('/user/decisions');
  expect(await listSubjects(second)).toContain(author.id);
});

it('an appeal needs the affected member, a reason, and no earlier appeal', async () => {
  await actOn(moderator, 'hide', 'news', post);
  const [decision] = await decisions();
  const fields = { decision: `${decision!.id}`, reason: 'Please' };
  const other = await signedInFan();
  expect(await refusal(other, '/user/decisions', form(fields))).toMatchObject({ status: 404 });
  const empty = await refusal(author, '/user/decisions', form({ ...fields, reason: ' ' }));
  expect(empty).toMatchObject({ status: 400, errors: { reason: expect.any(String) } });
  await ask();
  expect(await refusal(author, '/user/decisions', form(fields))).toMatchObject({
    status: 409,
    values: { reason: ['Please'] },
  });
  const out = await postForm(contextOf(formRequest(visitor, '/user/decisions', form(fields))));
  expect((out as Response).headers.get('Location')).toBe('/login?next=/user/decisions');
});

it('anyone can read how many moderation actions and appeals each month had', async () => {
  await run('DELETE FROM moderation_counts');
  await actOn(moderator, 'hide', 'news', post);
  await ask();
  await actOn(second, 'put-back', 'news', post);
  await run(`INSERT INTO moderation_counts VALUES ('2020-01', 'hide', 9)`);
  const months = await (await visitor.get('/moderation/outcomes/')).json<MonthlyOutcomes[]>();
  const month = new Date().toISOString().slice(0, 7);
  const counts = { hide: 1, 'put-back': 1, appeal: 1, overturned: 1 };
  expect(months).toEqual([{ month, counts }]);
});
