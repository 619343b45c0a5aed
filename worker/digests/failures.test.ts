/** Digests whose mail service, runner or time fails. */
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, expect, it, vi } from 'vitest';
import { runBatch } from '../jobs/run/run.ts';
import { env } from '../test/account.ts';
import {
  chooseDigest,
  DAY,
  FRIDAY,
  MINUTE,
  newReaders,
  sendDigests,
  setUpDigestWeek,
} from '../test/digest-week.ts';
import { endingAt } from '../test/ending.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { jobsOf, makeDue, runDue, runHourly } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { like, newPost } from '../test/notified.ts';

const week = setUpDigestWeek();
let fan: Fan;
let author: Fan;
beforeEach(() => ({ fan, author } = week));

it('a digest that cannot be sent delays no other digest, and is tried again for a day', async () => {
  await newReaders(2);
  await like(fan, (await newPost(author)).id);
  const down = Object.assign(new Error('down'), { code: 'E_INTERNAL_SERVER_ERROR' });
  let attempts = 0;
  const { sent, env: failing } = mailbox(() =>
    (attempts += 1) === 1 || attempts > 3 ? down : undefined,
  );
  const platform = { ...week.platform, EMAIL: failing.EMAIL! };
  await sendDigests(platform);
  expect(sent).toHaveLength(2);
  for (let [job] = await jobsOf('digest'); job; [job] = await jobsOf('digest')) {
    expect(job.failed_at).toBeNull();
    vi.setSystemTime(Math.max(job.run_at, Date.now()));
    await runDue(['digest'], platform);
  }
  expect(attempts).toBeGreaterThan(6);
  expect(sent).toHaveLength(2);
});

it('a digest is tried again only if the mail service fails for now, not if it refuses the address', async () => {
  await newReaders(2);
  await like(fan, (await newPost(author)).id);
  const failing = ['E_VALIDATION_ERROR', 'E_INTERNAL_SERVER_ERROR'];
  let attempts = 0;
  const { sent, env: refusing } = mailbox(() => {
    attempts += 1;
    const code = failing.shift();
    return code === undefined ? undefined : Object.assign(new Error('no'), { code });
  });
  const platform = { ...week.platform, EMAIL: refusing.EMAIL! };
  await sendDigests(platform);
  expect(sent).toHaveLength(1);
  const [job] = await jobsOf('digest');
  expect(job!.failed_at).toBeNull();
  vi.setSystemTime(job!.run_at);
  await runDue(['digest'], platform);
  expect([sent.length, attempts]).toEqual([2, 4]);
  expect(await jobsOf('digest')).toEqual([]);
});

it('a slow digest job stops before its lease ends, and the next run sends the remaining digests', async () => {
  await newReaders(5);
  await like(fan, (await newPost(author)).id);
  const { sent, env: slow } = mailbox(() => void vi.setSystemTime(Date.now() + 10_000));
  const platform = { ...week.platform, EMAIL: slow.EMAIL! };
  vi.setSystemTime(FRIDAY + 23 * MINUTE);
  await runHourly('digests', platform);
  await runBatch(platform, drizzle(env.DB), 'digest');
  expect(sent).toHaveLength(3);
  expect(await jobsOf('digest')).toMatchObject([{ failed_at: null, lease_until: 0 }]);
  await runDue(['digest'], platform);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(6);
  expect(sent).toHaveLength(6);
});

it('a digest is sent wherever its runner is killed, and twice only if the kill followed the delivery', async () => {
  const second = await signedInFan();
  await env.DB.exec(`UPDATE users SET email_confirmed_at = 1 WHERE id = ${second.id}`);
  await chooseDigest(second, true);
  for (let request = 1; ; request += 1) {
    const friday = FRIDAY + request * 7 * DAY;
    vi.setSystemTime(friday - DAY);
    await env.DB.exec("UPDATE news SET visibility = 'hidden'");
    // New members, because sessions end before the last of these weeks.
    await like(await signedInFan(), (await newPost(await signedInFan())).id);
    vi.setSystemTime(friday + 23 * MINUTE);
    await runHourly('digests', week.platform);
    const calls = { left: request, after: request % 2 === 0 };
    await runDue(['digest'], { ...week.platform, DB: endingAt(env.DB, calls) });
    await makeDue();
    await runDue(['digest'], week.platform);
    const refs = week.sent.splice(0).map(({ headers }) => headers['X-Entity-Ref-ID']);
    expect({ request, members: new Set(refs).size }).toEqual({ request, members: 2 });
    expect({ request, isOneTwice: refs.length <= 3 }).toEqual({ request, isOneTwice: true });
    expect(await jobsOf('digest')).toEqual([]);
    if (calls.left > 0) return;
  }
});

it('members are split into digest jobs of 50, spaced by the send rate', async () => {
  await newReaders(101);
  vi.setSystemTime(FRIDAY + 23 * MINUTE);
  for (const _ of [1, 2]) await runHourly('digests', { ...week.platform, DIGESTS_PER_HOUR: 100 });
  const times = (await jobsOf('digest')).map(({ run_at }) => (run_at - FRIDAY) / MINUTE - 23);
  // 102 with the fan.
  expect(times).toEqual([0, 30, 60]);
});
