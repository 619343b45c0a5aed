/** Notifications survive a runner that is cut off at any moment, and are sent once by concurrent runners. */
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, expect, it, vi } from 'vitest';
import { countRowsRead } from '../platform/database/rows-read.ts';
import { env, rowCount } from '../test/account.ts';
import { post } from '../test/api.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import { slowed } from '../test/faulty.ts';
import { jobsOf, runNotifications, takeStep } from '../test/jobs.ts';
import { comment, like, newPost, remove, notificationsFor } from '../test/notified.ts';
import { listNotifications, selectUnreadCount } from './list.ts';

afterEach(() => void vi.useRealTimers());

const events = () => jobsOf('notify');

async function savedStory(savers: number): Promise<{ ann: Fan; id: number }> {
  const ann = await signedInFan();
  const { id } = await newPost(ann);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO users (username, username_key, email, email_key, password, created_at)
        SELECT 's${id}-' || value, 's${id}-' || value, 's${id}-' || value || '@example.com', 's${id}-' || value || '@example.com', '!', 1
        FROM json_each(?)`,
    ).bind(JSON.stringify(Array.from({ length: savers }, (_, at) => at))),
    env.DB.prepare(
      `INSERT INTO saves (kind, record_id, user_id, created_at) SELECT 'news', ${id}, id, 1 FROM users WHERE username LIKE 's${id}-%'`,
    ),
  ]);
  await runNotifications();
  return { ann, id };
}

it('a comment notifies each of many recipients once, even if its job is cut off and repeated', async () => {
  const { id } = await savedStory(250);
  const { id: own } = await comment(await signedInFan(), id);
  const notified = () => rowCount('notifications', `kind = 'saved' AND source_id = ${own}`);
  const counts: number[] = [];
  for (let [event] = await events(); event; [event] = await events()) {
    // Two runners take the step at once, and one comes late.
    await Promise.all([takeStep(event), takeStep(event)]);
    await takeStep(event);
    counts.push(await notified());
  }
  expect(counts).toEqual([100, 200, 250]);
  expect(await rowCount('notifications', `source_id = ${own} AND others > 0`)).toBe(0);
});

it('a comment with 500 recipients costs its author at most twice as many rows as one without any', async () => {
  const rowsOf = async (savers: number) => {
    const { id } = await savedStory(savers);
    const fan = await signedInFan();
    const counted = countRowsRead(env.DB);
    const response = await post(
      '/news/comment/new/',
      { content: 'Hi', news_id: id },
      { cookies: fan.cookies, environment: { ...env, DB: counted.database } },
    );
    expect(response.status).toBe(201);
    return { read: counted.rowsRead(), written: counted.rowsWritten() };
  };
  const [none, many] = [await rowsOf(0), await rowsOf(500)];
  expect(many.read).toBeLessThanOrEqual(none.read * 2);
  expect(none.written).toBeGreaterThan(0);
  expect(many.written).toBeLessThanOrEqual(none.written * 2);
});

it('a page of notifications and the bell read at most 80 rows', async () => {
  const ann = await signedInFan();
  const { id } = await newPost(await signedInFan());
  const { id: commentId } = await comment(await signedInFan(), id);
  const many = JSON.stringify(Array.from({ length: 3000 }, (_, at) => at));
  await env.DB.prepare(
    `INSERT INTO notifications (user_id, kind, key, source_table, source_id, title, path, at, is_read, is_hidden)
      SELECT ?, 'comment', 'k' || value, 'news-comments', ${commentId}, 'T', '/news/${id}', value, value % 2, value % 3 = 0 FROM json_each(?)`,
  )
    .bind(ann.id, many)
    .run();
  const counted = countRowsRead(env.DB);
  const own = drizzle(counted.database);
  const { records } = await listNotifications(own, ann.id, undefined);
  const { count } = await own.get<{ count: number }>(selectUnreadCount(ann.id));
  expect([records.length, count]).toEqual([20, 10]);
  // Adds the session’s two rows. Each notification also reads its comment and the story.
  expect(counted.rowsRead() + 2).toBeLessThanOrEqual(80);
  const [last] = await notificationsFor(ann);
  expect(Date.parse(last!.at)).toBe(2999);
});

/** Undoes an event while a slow runner handles it. @returns the notifications that result */
async function notifiedAfter(
  write: (ben: Fan, id: number) => Promise<unknown>,
  takenBack: (ann: Fan, ben: Fan, id: number) => Promise<unknown>,
): Promise<unknown[]> {
  const [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
  const { id } = await newPost(ann);
  await like(cyd, id);
  await runNotifications();
  await write(ben, id);
  const [event] = await events();
  await takeStep(
    event!,
    slowed(env.DB, () => takenBack(ann, ben, id)),
  );
  return (await notificationsFor(ann)).map(({ kind, others }) => [kind, others]);
}

const removeStory = (ann: Fan, _: Fan, id: number) => remove(ann, `${id}`);

it.each([
  ['a comment', comment],
  ['a like', like],
])(
  '%s on a post that is deleted while the notification job runs does not notify',
  async (_, event) => {
    expect(await notifiedAfter(event, removeStory)).toEqual([]);
  },
);

it('a like that is removed while its notification job runs does not notify', async () => {
  const unlike = async (_: Fan, ben: Fan, id: number) => {
    await ben.delete(`/news/${id}/like/delete/`);
    await runNotifications();
  };
  expect(await notifiedAfter(like, unlike)).toEqual([['like', 0]]);
});
