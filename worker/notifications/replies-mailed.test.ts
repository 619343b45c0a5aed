/** Replies to comments are mailed, unless they were read where they are shown. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobEnv } from '../jobs/handler.ts';
import { env } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { runDue } from '../test/jobs.ts';
import { mailbox } from '../test/mail.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../test/moderators.ts';
import { comment, newPost } from '../test/notified.ts';

const MINUTE = 60_000;

let fan: Fan;
let box: ReturnType<typeof mailbox>;
let platform: JobEnv;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await env.DB.exec("DELETE FROM jobs WHERE kind IN ('letter', 'notify')");
  fan = await signedInFan();
  await env.DB.exec('UPDATE users SET email_confirmed_at = 1');
  box = mailbox();
  platform = { ...box.env, SITE_URL: 'https://desert.test', POSTAL_ADDRESS: '' };
});
afterEach(() => vi.useRealTimers());

/** Replies to a comment of the fan. @returns the id of the reply */
async function reply(replier: Fan, content = 'Hello'): Promise<number> {
  const { id: news_id } = await newPost(await signedInFan());
  const { id: parent_id } = await comment(fan, news_id);
  const response = await replier.post('/news/comment/new/', { content, news_id, parent_id });
  return (await response.json<{ id: number }>()).id;
}

/** Waits until mails are due. @returns the subjects of the fan's */
async function mailsLater(): Promise<string[]> {
  await runDue(['notify']);
  vi.setSystemTime(Date.now() + 11 * MINUTE);
  await runDue(['letter'], platform);
  const sents = box.sent.splice(0).filter(({ to }) => to === `${fan.username}@example.com`);
  return sents.map(({ subject }) => subject);
}

it('a reply that was read on its page is not mailed', async () => {
  const id = await reply(await signedInFan());
  await runDue(['notify']);
  await fan.put('/notifications/read/comments/', { kind: 'news', comments: [id] });
  expect(await mailsLater()).toEqual([]);
});

it('a reply that waited days for a moderator is mailed once, after its approval', async () => {
  const [newcomer, moderator] = [await signedInNewcomer(), await signedInModerator()];
  const id = await reply(newcomer, 'See https://example.com/a');
  const before = Date.now() - 3 * 24 * 60 * MINUTE;
  await env.DB.exec(`UPDATE comments SET created_at = ${before} WHERE id = ${id}`);
  await env.DB.exec(`UPDATE cases SET opened_at = ${before} WHERE subject_id = ${id}`);
  expect(await mailsLater()).toEqual([]);
  await actOn(moderator, 'put-back', 'news-comments', id);
  expect(await mailsLater()).toEqual(['A fan replied to your comment']);
  await actOn(moderator, 'hide', 'news-comments', id);
  await actOn(moderator, 'put-back', 'news-comments', id);
  expect(await mailsLater()).toEqual([]);
});
