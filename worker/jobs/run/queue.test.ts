import type { FailedJob } from '@desert/contract/moderation/moderation';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { endingAt } from '../../test/ending.ts';
import { signedInFan } from '../../test/fan.ts';
import { jobsOf, makeDue, runDue, runHourly, takeStep } from '../../test/jobs.ts';
import { signedInModerator } from '../../test/moderators.ts';
import { comment, newPost, notificationsFor } from '../../test/notified.ts';
import { ATTEMPTS, claimJobs, readDueKinds, LEASE_MS } from '../queue.ts';

const HOUR = 60 * 60_000;
const database = drizzle(env.DB);
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockReturnValue();
  await env.DB.exec('DELETE FROM jobs');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const enqueue = (kind: string, ...keys: string[]) =>
  env.DB.batch(
    keys.map((key) =>
      env.DB.prepare('INSERT INTO jobs (kind, key, at) VALUES (?, ?, 1)').bind(kind, key),
    ),
  );
const claim = (kind: string, isSerial = false, now = Date.now()) =>
  claimJobs(database, kind, { now, limit: 10, isSerial });
const keysOf = (claimed: { key: string }[]) => claimed.map(({ key }) => key);

it('claimed jobs belong to one runner until its lease ends', async () => {
  await enqueue('index', 'news 1', 'news 2');
  expect(keysOf(await claim('index'))).toEqual(['news 1', 'news 2']);
  expect(await claim('index')).toEqual([]);
  expect(await readDueKinds(database, ['index', 'mail'], Date.now())).toEqual([]);
  const later = Date.now() + LEASE_MS;
  expect(await readDueKinds(database, ['index', 'mail'], later)).toEqual(['index']);
  expect(keysOf(await claim('index', false, later))).toEqual(['news 1']);
});

it('two runners never work at jobs of a serial kind at the same time', async () => {
  await enqueue('notify', 'news 1 insert');
  expect(await claim('notify', true)).toHaveLength(1);
  await enqueue('notify', 'news 2 insert');
  expect(await claim('notify', true)).toEqual([]);
  expect(await claim('notify', true, Date.now() + LEASE_MS)).toHaveLength(1);
});

it('a job that failed before is claimed without other jobs', async () => {
  await enqueue('index', 'news 1', 'news 2');
  await env.DB.exec("UPDATE jobs SET attempts = 1 WHERE key = 'news 1'");
  expect(keysOf(await claim('index'))).toEqual(['news 1']);
  expect(keysOf(await claim('index'))).toEqual(['news 2']);
});

it('a job that always fails becomes a dead letter, which is logged once', async () => {
  await enqueue('notify', 'moderation_actions 1 insert');
  await env.DB.exec('ALTER TABLE moderation_actions RENAME TO moderation_actions_away');
  for (let attempt = 1; attempt <= ATTEMPTS + 2; attempt += 1) {
    await makeDue();
    await runDue(['notify']);
  }
  await env.DB.exec('ALTER TABLE moderation_actions_away RENAME TO moderation_actions');
  const [dead] = await jobsOf('notify');
  expect(dead).toMatchObject({ attempts: ATTEMPTS, failed_at: expect.any(Number) as number });
  const events = log.mock.calls.map(
    ([line]) => (JSON.parse(line as string) as { event: string }).event,
  );
  expect(events.filter((event) => event === 'job.given-up')).toHaveLength(1);
  expect(events).toHaveLength(ATTEMPTS);
});

it('the stored and logged error of a failed job leaves out the query’s values', async () => {
  await enqueue('notify', 'moderation_actions 1 insert');
  await env.DB.exec('ALTER TABLE moderation_actions RENAME TO moderation_actions_away');
  await runDue(['notify']);
  await env.DB.exec('ALTER TABLE moderation_actions_away RENAME TO moderation_actions');
  const [failed] = await jobsOf('notify');
  expect(failed?.last_error).toContain('no such table');
  expect(failed?.last_error).not.toContain('params');
  expect(log.mock.calls.flat().join()).not.toContain('params');
});

it('moderators can retry a job from the list of dead letters', async () => {
  await enqueue('notify', 'news 1 insert', 'news 2 insert');
  await env.DB.exec(
    "UPDATE jobs SET failed_at = 5, attempts = 7, last_error = 'E' WHERE key LIKE '%1 insert'",
  );
  const moderator = await signedInModerator();
  const failed = await (await moderator.get('/moderation/failed-jobs/')).json<FailedJob[]>();
  const failed_at = new Date(5).toISOString();
  expect(failed).toMatchObject([
    { kind: 'notify', key: 'news 1 insert', attempts: 7, error: 'E', failed_at },
  ]);
  const retry = `/moderation/failed-jobs/${failed[0]!.id}/retry/`;
  expect((await moderator.post(retry)).status).toBe(204);
  expect((await moderator.post(retry)).status).toBe(404);
  expect(await jobsOf('notify')).toMatchObject([{ attempts: 0, failed_at: null }, {}]);
});

it('an hourly job that was given up runs again with the next cron', async () => {
  await enqueue('clean', 'hourly');
  await env.DB.exec("UPDATE jobs SET failed_at = 5, attempts = 7 WHERE kind = 'clean'");
  await runHourly('clean');
  expect(await jobsOf('clean')).toEqual([]);
});

it('a job that always fails does not block later jobs', async () => {
  const [ann, ben] = [await signedInFan(), await signedInFan()];
  const { id } = await newPost(ann);
  await runDue();
  await enqueue('notify', 'moderation_actions 1 insert');
  await comment(ben, id);
  await env.DB.exec('ALTER TABLE moderation_actions RENAME TO moderation_actions_away');
  expect(await notificationsFor(ann)).toHaveLength(1);
  await env.DB.exec('ALTER TABLE moderation_actions_away RENAME TO moderation_actions');
  expect(await jobsOf('notify')).toHaveLength(1);
});

it('a job that is enqueued again while it runs stays in the queue', async () => {
  const ann = await signedInFan();
  const { id } = await newPost(ann);
  await runDue();
  await ann.put(`/news/${id}/edit/`, { title: 'Once', details: 'A' });
  const [read] = await jobsOf('index');
  await ann.put(`/news/${id}/edit/`, { title: 'Twice', details: 'A' });
  await takeStep(read!);
  expect(await jobsOf('index')).toMatchObject([{ version: read!.version + 1, attempts: 0 }]);
});

it('a clock that jumps back an hour loses no job', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [ann, ben] = [await signedInFan(), await signedInFan()];
  const { id } = await newPost(ann);
  await comment(ben, id);
  await claim('notify', true);
  vi.setSystemTime(Date.now() - HOUR);
  await runDue();
  expect(await jobsOf('notify')).not.toEqual([]);
  vi.setSystemTime(Date.now() + HOUR + LEASE_MS);
  expect(await notificationsFor(ann)).toHaveLength(1);
});

it('a purge whose runner is killed anywhere is completed by the next run', async () => {
  const fan = await signedInFan();
  for (let request = 1; ; request += 1) {
    const { id } = await newPost(fan);
    await comment(fan, id);
    await fan.delete(`/news/${id}/delete/`);
    await env.DB.exec('UPDATE news SET visibility_changed_at = 0; DELETE FROM jobs');
    await enqueue('purge', 'hourly');
    await env.DB.prepare('UPDATE jobs SET at = ?').bind(Date.now()).run();
    const calls = { left: request, after: request % 2 === 0 };
    await runDue(['purge'], { ...env, DB: endingAt(env.DB, calls) });
    await makeDue();
    await runDue(['purge']);
    expect({ request, left: await rowCount('news', `id = ${id}`) }).toEqual({ request, left: 0 });
    expect(await rowCount('comments', `kind = 'news' AND record_id = ${id}`)).toBe(0);
    expect(await jobsOf('purge')).toEqual([]);
    if (calls.left > 0) return;
  }
});
