/** Weekly digests, from the choice to the mail handed over. `year.release.test.ts` simulates a year. */
import type { NotificationSettings } from '@desert/contract/notifications/notifications';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobEnv } from '../jobs/handler.ts';
import { runBatch } from '../jobs/run/run.ts';
import { env } from '../test/account.ts';
import { endingAt } from '../test/ending.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { seedGames } from '../test/history.ts';
import { jobsOf, makeDue, runDue, runHourly } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { block, like, newPost } from '../test/notified.ts';
import { deleteAccountOf } from '../test/owner.ts';
import { getLastFriday } from './rows.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SITE = 'https://desert.test';
/** The end of a week in next year's July, which has no games: triggers take the time of the database's clock. */
const FRIDAY = getLastFriday(Date.UTC(new Date().getUTCFullYear() + 1, 6, 15));

let fan: Fan;
let author: Fan;
let box: ReturnType<typeof mailbox>;
let refusal: Error | undefined;
let platform: JobEnv;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(FRIDAY - 3 * DAY);
  vi.spyOn(console, 'error').mockReturnValue();
  await env.DB.exec(
    'DELETE FROM jobs; DELETE FROM notifications; UPDATE users SET digest_at = NULL',
  );
  await env.DB.exec("UPDATE news SET visibility = 'hidden'");
  [fan, author] = [await signedInFan(), await signedInFan()];
  await env.DB.exec('UPDATE users SET email_confirmed_at = 1');
  await choose(fan, true);
  vi.setSystemTime(FRIDAY - 2 * DAY);
  refusal = undefined;
  box = mailbox(() => refusal);
  platform = { ...box.env, SITE_URL: SITE, POSTAL_ADDRESS: '1 Main Street' };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const choose = (member: Fan, digest: boolean) => member.put('/notifications/settings/', { digest });
const settingsOf = async (member: Fan) =>
  (await member.get('/notifications/settings/')).json<NotificationSettings>();

/** Stores confirmed members with digests, who follow nothing. */
const newReaders = (count: number) =>
  env.DB.prepare(
    `INSERT INTO users (username, username_key, email, email_key, password, created_at, email_confirmed_at, digest_at)
      SELECT name, name, name || '@example.com', name, '!', 1, 1, 1
      FROM (SELECT 'reader-' || hex(randomblob(8)) AS name FROM json_each(?))`,
  )
    .bind(JSON.stringify(Array.from({ length: count })))
    .run();

/** Deletes an account right after its log-in: later, the API asks for the password first. */
async function deleteAfterLogIn(member: Fan) {
  vi.setSystemTime(FRIDAY - 3 * DAY);
  expect((await deleteAccountOf(member)).status).toBe(200);
}

/** The author posts what the member follows. */
async function postFollowed(): Promise<number> {
  await fan.post('/follows/', { target: `member:${author.id}` });
  const { id } = await newPost(author);
  await runDue(['notify', 'followers']);
  return id;
}

/** Runs the hourly job of the Friday, and the jobs that it cuts. @returns the mails since the last call */
async function digestsOn(friday = FRIDAY, environment = platform) {
  vi.setSystemTime(friday + 23 * MINUTE);
  await runHourly('digests', environment);
  await runDue(['digest'], environment);
  return box.sent.splice(0);
}

it('what a member follows is mailed once on Friday, in the site’s own words', async () => {
  const id = await postFollowed();
  await like(fan, id);
  const [mail, ...others] = await digestsOn();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: `${fan.username}@example.com`,
    subject: 'Your week in the desert',
  });
  const [link] = /https\S+unsubscribe\S+/.exec(mail!.text)!;
  expect(mail!.headers).toMatchObject({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const content of [mail!.text, mail!.html]) {
    expect(content).toContain('1 update from fans you follow.');
    expect(content).toContain(`${SITE}/user/notifications`);
    expect(content).toContain('Post of the week, with 1 like');
    expect(content).toContain(`${SITE}/news/${id}`);
    expect(content).toContain('1 Main Street');
    for (const word of [author.username, 'A title']) expect(content).not.toContain(word);
  }
  expect(await digestsOn(FRIDAY + 60 * MINUTE)).toEqual([]);
  expect(await digestsOn(FRIDAY + 7 * DAY)).toEqual([]);
  expect(await jobsOf('digest')).toEqual([]);
});

it('a digest names the member’s own games and one other game with an anniversary that week', async () => {
  await seedGames();
  const friday = Date.UTC(2026, 4, 8, 15);
  await env.DB.prepare(
    "INSERT INTO attendances (user_id, date, created_at) VALUES (?, '2012-05-13', 1), (?, '2012-05-07', 1)",
  )
    .bind(fan.id, fan.id)
    .run();
  await env.DB.exec('UPDATE users SET digest_at = 1 WHERE digest_at > 0');
  const [mail] = await digestsOn(friday);
  const lines = mail!.text.split('\n').filter((line) => /ago/.test(line));
  expect(lines[0]).toBe('You were there 14 years ago on May 13: L 2-4 vs. Los Angeles Kings');
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^This week in team history, \d+ years ago/),
  ]);
});

it.each<[string, (post: number) => Promise<unknown>]>([
  ['read on the site', () => env.DB.exec('UPDATE notifications SET is_read = 1')],
  ['hidden', () => env.DB.exec('UPDATE notifications SET is_hidden = 1')],
  ['of a member whom the recipient blocked', () => block(fan, author)],
  ['of a deleted member', () => deleteAfterLogIn(author)],
  ['of a deleted post', (post) => author.delete(`/news/${post}/delete/`)],
  ['for a deleted member', () => deleteAfterLogIn(fan)],
  ['for a member who turned digests off', () => choose(fan, false)],
  [
    'for an address that is not confirmed',
    () => env.DB.exec('UPDATE users SET email_confirmed_at = NULL'),
  ],
  ['for an address that bounced', () => env.DB.exec(`UPDATE users SET muted = '["bounced"]'`)],
])('no digest is sent if the only news is by then %s', async (_, happen) => {
  await happen(await postFollowed());
  expect(await digestsOn()).toEqual([]);
  expect(await jobsOf('digest')).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['whom the member blocked', () => block(fan, author)],
  ['who blocked the member', () => block(author, fan)],
])('the most liked post is not of someone %s', async (_, happen) => {
  const third = await signedInFan();
  const [{ id }, other] = [await newPost(author), await newPost(third)];
  for (const by of [fan, third]) await like(by, id);
  await like(author, other.id);
  await happen();
  const [mail] = await digestsOn();
  expect(mail!.text).toContain(`/news/${other.id}`);
  expect(mail!.text).not.toContain(`/news/${id}`);
});

it('digests are never on by themselves: Home asks until the member chose', async () => {
  const asks = async () =>
    (await (await author.get('/conversations/unread/')).json<{ asks_digest?: true }>()).asks_digest;
  expect(await asks()).toBe(true);
  expect((await settingsOf(author)).digest).toBe(false);
  await choose(author, false);
  expect(await asks()).toBeUndefined();
  await choose(author, true);
  expect((await settingsOf(author)).digest).toBe(true);
});

it('an address from which a digest comes back gets no mail, and the settings say why', async () => {
  await postFollowed();
  refusal = Object.assign(new Error('back'), { code: 'E_RECIPIENT_SUPPRESSED' });
  expect(await digestsOn()).toEqual([]);
  expect(await settingsOf(fan)).toMatchObject({ mail: false, digest: false, bounced: true });
  refusal = undefined;
  await choose(fan, true);
  expect(await settingsOf(fan)).toMatchObject({ mail: true, digest: true });
});

it('members are split into jobs of 50, spaced by the send rate', async () => {
  await newReaders(101);
  vi.setSystemTime(FRIDAY + 23 * MINUTE);
  for (const _ of [1, 2]) await runHourly('digests', { ...platform, DIGESTS_PER_HOUR: 100 });
  const times = (await jobsOf('digest')).map(({ run_at }) => (run_at - FRIDAY) / MINUTE - 23);
  // 102 with the fan.
  expect(times).toEqual([0, 30, 60]);
});

it('a digest that cannot be sent delays no other, and is tried again for a day', async () => {
  await newReaders(2);
  await like(fan, (await newPost(author)).id);
  const down = Object.assign(new Error('down'), { code: 'E_INTERNAL_SERVER_ERROR' });
  let attempts = 0;
  const { sent, env: failing } = mailbox(() =>
    (attempts += 1) === 1 || attempts > 3 ? down : undefined,
  );
  platform = { ...platform, EMAIL: failing.EMAIL! };
  await digestsOn();
  expect(sent).toHaveLength(2);
  for (let [job] = await jobsOf('digest'); job; [job] = await jobsOf('digest')) {
    expect(job.failed_at).toBeNull();
    vi.setSystemTime(Math.max(job.run_at, Date.now()));
    await runDue(['digest'], platform);
  }
  expect(attempts).toBeGreaterThan(6);
  expect(sent).toHaveLength(2);
});

it('an address that the mail service refuses for good costs one attempt, and those that failed for now are tried again', async () => {
  await newReaders(2);
  await like(fan, (await newPost(author)).id);
  const failing = ['E_VALIDATION_ERROR', 'E_INTERNAL_SERVER_ERROR'];
  let attempts = 0;
  const { sent, env: refusing } = mailbox(() => {
    attempts += 1;
    const code = failing.shift();
    return code === undefined ? undefined : Object.assign(new Error('no'), { code });
  });
  platform = { ...platform, EMAIL: refusing.EMAIL! };
  await digestsOn();
  expect(sent).toHaveLength(1);
  const [job] = await jobsOf('digest');
  expect(job!.failed_at).toBeNull();
  vi.setSystemTime(job!.run_at);
  await runDue(['digest'], platform);
  expect([sent.length, attempts]).toEqual([2, 4]);
  expect(await jobsOf('digest')).toEqual([]);
});

it('a job that is slow stops before its lease ends, and the next run continues with the others', async () => {
  await newReaders(5);
  await like(fan, (await newPost(author)).id);
  const { sent, env: slow } = mailbox(() => void vi.setSystemTime(Date.now() + 10_000));
  platform = { ...platform, EMAIL: slow.EMAIL! };
  vi.setSystemTime(FRIDAY + 23 * MINUTE);
  await runHourly('digests', platform);
  await runBatch(platform, drizzle(env.DB), 'digest');
  expect(sent).toHaveLength(3);
  expect(await jobsOf('digest')).toMatchObject([{ failed_at: null, lease_until: 0 }]);
  await runDue(['digest'], platform);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(6);
  expect(sent).toHaveLength(6);
});

it('a post that is liked again counts once, not with all its likes', async () => {
  const { id } = await newPost(fan);
  for (const by of [author, await signedInFan(), await signedInFan()]) await like(by, id);
  await runDue(['notify']);
  const [mail] = await digestsOn();
  expect(mail!.text).toContain('1 other update you haven’t seen.');
});

it('a digest is sent wherever its runner is killed, and twice only if it was handed over before', async () => {
  const second = await signedInFan();
  await env.DB.exec(`UPDATE users SET email_confirmed_at = 1 WHERE id = ${second.id}`);
  await choose(second, true);
  for (let request = 1; ; request += 1) {
    const friday = FRIDAY + request * 7 * DAY;
    vi.setSystemTime(friday - DAY);
    await env.DB.exec("UPDATE news SET visibility = 'hidden'");
    await like(fan, (await newPost(author)).id);
    vi.setSystemTime(friday + 23 * MINUTE);
    await runHourly('digests', platform);
    const calls = { left: request, after: request % 2 === 0 };
    await runDue(['digest'], { ...platform, DB: endingAt(env.DB, calls) });
    await makeDue();
    await runDue(['digest'], platform);
    const refs = box.sent.splice(0).map(({ headers }) => headers['X-Entity-Ref-ID']);
    expect({ request, members: new Set(refs).size }).toEqual({ request, members: 2 });
    expect({ request, isOneTwice: refs.length <= 3 }).toEqual({ request, isOneTwice: true });
    expect(await jobsOf('digest')).toEqual([]);
    if (calls.left > 0) return;
  }
});
