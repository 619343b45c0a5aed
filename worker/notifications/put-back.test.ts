import { beforeEach, expect, it } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { runNotifications } from '../test/jobs.ts';
import { actOn, signedInModerator, signedInNewcomer } from '../test/moderators.ts';
import { comment, inShort, newPost, remove, restore, notificationsFor } from '../test/notified.ts';

const LONG_AGO = Date.now() - 200 * 24 * 60 * 60 * 1000;

let ann: Fan;
let ben: Fan;
let story: number;

beforeEach(async () => {
  [ann, ben] = [await signedInFan(), await signedInFan()];
  story = (await newPost(ann)).id;
});

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** Creates an old comment whose notification was already removed. @returns its id */
async function oldComment(): Promise<number> {
  const { id } = await comment(ben, story, `@${ann.username}`);
  await runNotifications();
  await run('UPDATE comments SET created_at = ? WHERE id = ?', LONG_AGO, id);
  await run('DELETE FROM notifications WHERE user_id = ?', ann.id);
  return id;
}

it('nobody is notified a second time when an old comment is restored', async () => {
  const id = await oldComment();
  await remove(ben, `${id}/comment`);
  await runNotifications();
  await restore(ben, `${id}/comment`);
  expect(await notificationsFor(ann)).toEqual([]);
});

it.each([
  ['of others', () => ben, 3],
  ['of the author, who is notified of none', () => ann, 0],
])('restoring a post queues no event for its comments %s', async (_, by, count) => {
  for (let at = 0; at < 3; at += 1) await comment(by(), story);
  await runNotifications();
  await remove(ann, `${story}`);
  await runNotifications();
  await restore(ann, `${story}`);
  expect(await rowCount('jobs', "kind = 'notify' AND key LIKE 'news-comments %'")).toBe(0);
  expect(await notificationsFor(ann)).toHaveLength(count);
});

it.each([
  ['was deleted before the queue came to the comment', async () => {}],
  ['was out with it when the queue came to the comment', () => runNotifications()],
])('a restored comment is in the notification of its post if the post %s', async (_, meanwhile) => {
  await comment(ben, story);
  await remove(ann, `${story}`);
  await meanwhile();
  await restore(ann, `${story}`);
  expect(await inShort(ann)).toEqual([`comment ${ben.username} A title`]);
});

it('an approved comment notifies the author of the post if it was pending from the beginning', async () => {
  const newcomer = await signedInNewcomer();
  const { id } = await comment(newcomer, story, 'See https://example.com/a');
  expect(await notificationsFor(ann)).toEqual([]);
  await run('UPDATE comments SET created_at = ? WHERE id = ?', LONG_AGO, id);
  await run('UPDATE cases SET opened_at = ? WHERE subject_id = ?', LONG_AGO, id);
  await actOn(await signedInModerator(), 'put-back', 'news-comments', id);
  expect(await inShort(ann)).toEqual([`comment ${newcomer.username} A title`]);
});

it('a mention in a post that was pending has the time of the approval', async () => {
  const newcomer = await signedInNewcomer();
  const details = `@${ann.username} https://example.com/a`;
  const created = await newcomer.post('/news/new/', { title: 'A title', details });
  const { id } = await created.json<{ id: number }>();
  await run(
    'UPDATE news SET created_at = ?, edited_at = ? WHERE id = ?',
    LONG_AGO,
    LONG_AGO + 1,
    id,
  );
  await run('UPDATE cases SET opened_at = ? WHERE subject_id = ?', LONG_AGO, id);
  const before = Date.now();
  await actOn(await signedInModerator(), 'put-back', 'news', id);
  const [mention] = await notificationsFor(ann);
  expect(mention).toMatchObject({ kind: 'mention' });
  expect(Date.parse(mention!.at)).toBeGreaterThanOrEqual(before);
});

it('a comment notifies members who saved its post when it is first approved', async () => {
  const [newcomer, moderator] = [await signedInNewcomer(), await signedInModerator()];
  const saver = await signedInFan();
  await saver.post('/saved/', { kind: 'news', id: story });
  const { id } = await comment(newcomer, story, 'See https://example.com/a');
  await comment(ben, story, 'Newer');
  expect(await inShort(saver)).toEqual([`saved ${ben.username} A title`]);
  await actOn(moderator, 'put-back', 'news-comments', id);
  expect(await inShort(saver)).toEqual([`saved ${ben.username} +1 A title`]);
  await actOn(moderator, 'hide', 'news-comments', id);
  await actOn(moderator, 'put-back', 'news-comments', id);
  expect(await inShort(saver)).toEqual([`saved ${ben.username} +1 A title`]);
});
