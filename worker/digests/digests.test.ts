/** Weekly digests, from the choice to the mail handed over. `year.release.test.ts` simulates a year. */
import type { NotificationSettings } from '@desert/contract/notifications/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '../test/account.ts';
import {
  chooseDigest,
  DAY,
  FRIDAY,
  MINUTE,
  sendDigests,
  setUpDigestWeek,
  SITE,
} from '../test/digest-week.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { seedGames } from '../test/history.ts';
import { jobsOf, runDue } from '../test/jobs.ts';
import { block, like, newPost } from '../test/notified.ts';
import { deleteAccountOf } from '../test/owner.ts';

const week = setUpDigestWeek();
let fan: Fan;
let author: Fan;
beforeEach(() => ({ fan, author } = week));

const settingsOf = async (member: Fan) =>
  (await member.get('/notifications/settings/')).json<NotificationSettings>();

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

/** @returns the mails since the last call */
async function digestsOn(friday = FRIDAY) {
  await sendDigests(week.platform, friday);
  return week.sent.splice(0);
}

it('a member gets one digest on Friday of what is new in their follows', async () => {
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
  ['for a member who turned digests off', () => chooseDigest(fan, false)],
  [
    'for an address that is not confirmed',
    () => env.DB.exec('UPDATE users SET email_confirmed_at = NULL'),
  ],
  ['for an address that bounced', () => env.DB.exec(`UPDATE users SET muted = '["bounced"]'`)],
])('no digest is sent if, by then, the only news is %s', async (_, happen) => {
  await happen(await postFollowed());
  expect(await digestsOn()).toEqual([]);
  expect(await jobsOf('digest')).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['whom the member blocked', () => block(fan, author)],
  ['who blocked the member', () => block(author, fan)],
])('the most liked post of a digest is not by someone %s', async (_, happen) => {
  const third = await signedInFan();
  const [{ id }, other] = [await newPost(author), await newPost(third)];
  for (const by of [fan, third]) await like(by, id);
  await like(author, other.id);
  await happen();
  const [mail] = await digestsOn();
  expect(mail!.text).toContain(`/news/${other.id}`);
  expect(mail!.text).not.toContain(`/news/${id}`);
});

it('digests are off until the member chooses, and the home page asks until then', async () => {
  const asks = async () =>
    (await (await author.get('/conversations/unread/')).json<{ asks_digest?: true }>()).asks_digest;
  expect(await asks()).toBe(true);
  expect((await settingsOf(author)).digest).toBe(false);
  await chooseDigest(author, false);
  expect(await asks()).toBeUndefined();
  await chooseDigest(author, true);
  expect((await settingsOf(author)).digest).toBe(true);
});

it('an address from which a digest bounces gets no more mail, and the settings say why', async () => {
  await postFollowed();
  week.refusal = Object.assign(new Error('back'), { code: 'E_RECIPIENT_SUPPRESSED' });
  expect(await digestsOn()).toEqual([]);
  expect(await settingsOf(fan)).toMatchObject({ mail: false, digest: false, bounced: true });
  week.refusal = undefined;
  await chooseDigest(fan, true);
  expect(await settingsOf(fan)).toMatchObject({ mail: true, digest: true });
});

it('a digest counts a post with several likes as one update', async () => {
  const { id } = await newPost(fan);
  for (const by of [author, await signedInFan(), await signedInFan()]) await like(by, id);
  await runDue(['notify']);
  const [mail] = await digestsOn();
  expect(mail!.text).toContain('1 other update you haven’t seen.');
});
