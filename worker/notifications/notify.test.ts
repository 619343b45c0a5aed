/** Which members are notified of which events. */
import { moderationActions } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../test/account.ts';
import { type Fan, signedInFan } from '../test/fan.ts';
import {
  decideOffer,
  beginConversation,
  newItem,
  makeOffer,
  writeMessage,
} from '../test/market.ts';
import {
  bellOf,
  comment,
  inShort,
  newPost,
  remove,
  restore,
  notificationsFor,
} from '../test/notified.ts';

let ann: Fan;
let ben: Fan;
let cyd: Fan;

beforeEach(async () => {
  [ann, ben, cyd] = [await signedInFan(), await signedInFan(), await signedInFan()];
});

describe('a comment', () => {
  let id: number;
  beforeEach(async () => void ({ id } = await newPost(ann)));

  it('a comment notifies the author of the post once, but not the author of the comment', async () => {
    await comment(ben, id, `Well said, @${ann.username}.`);
    await comment(ann, id);
    expect(await inShort(ann)).toEqual([`mention ${ben.username} A title`]);
    expect(await rowCount('jobs', "kind = 'notify'")).toBe(0);
  });

  it('a comment notifies at most ten members, whose names stand after an @ in any case', async () => {
    await comment(ann, id, `(@${ben.username.toUpperCase()}) me@${cyd.username}`);
    expect(await inShort(ben)).toEqual([`mention ${ann.username} A title`]);
    expect(await inShort(cyd)).toEqual([]);
    const others = Array.from({ length: 10 }, (_, at) => `@nobody-${at}`).join(' ');
    await comment(ann, id, `${others} @${cyd.username}`);
    expect(await inShort(cyd)).toEqual([]);
  });

  it('an edited comment notifies only members who were not notified of it before', async () => {
    const { id: own } = await comment(ben, id, 'Hi');
    await notificationsFor(ann);
    const edit = (content: string) => ben.put(`/news/${own}/comment/edit/`, { content });
    await edit(`Hi @${ann.username} @${cyd.username}`);
    await notificationsFor(ann);
    await edit(`Hi @${cyd.username}!`);
    expect(await inShort(cyd)).toEqual([`mention ${ben.username} A title`]);
    expect(await inShort(ann)).toEqual([`comment ${ben.username} A title`]);
  });

  it('a comment’s notification is gone while the comment or its post is deleted', async () => {
    const { id: own } = await comment(ben, id);
    for (const [fan, path] of [
      [ben, `${own}/comment`],
      [ann, `${id}`],
    ] as const) {
      expect(await bellOf(ann)).toBe(1);
      await remove(fan, path);
      expect(await bellOf(ann)).toBe(0);
      expect(await inShort(ann)).toEqual([]);
      await restore(fan, path);
      expect(await inShort(ann)).toEqual([`comment ${ben.username} A title`]);
    }
  });

  it('nobody is notified of a comment that was deleted before its notification job ran', async () => {
    const { id: own } = await comment(ben, id);
    await remove(ben, `${own}/comment`);
    expect(await inShort(ann)).toEqual([]);
  });
});

it('a mention in a post’s title notifies the mentioned member', async () => {
  const title = `For @${ben.username}`;
  await ann.post('/news/new/', { title, details: 'Text' });
  expect(await inShort(ben)).toEqual([`mention ${ann.username} ${title}`]);
});

it('unread messages of a conversation are one notification', async () => {
  const item = await newItem(ann);
  const { id } = await beginConversation({ buyer: ben, item });
  await writeMessage(ben, id, 'Hello?');
  expect(await inShort(ann)).toEqual([`message ${ben.username} +1 Kachina sweater`]);
  const [notification] = await notificationsFor(ann);
  expect(JSON.stringify(notification)).not.toContain('Hello');
  await ann.put(`/conversations/${id}/read/`, { message_id: 1_000_000 });
  expect(await bellOf(ann)).toBe(0);
});

it('reading a conversation marks its notifications as read', async () => {
  const item = await newItem(ann);
  const { id, messages } = await beginConversation({ buyer: ben, item });
  const read = messages.at(-1)!.id;
  await notificationsFor(ann);
  await writeMessage(ben, id, 'Hello?');
  await makeOffer(ben, id, 40);
  expect(await bellOf(ann)).toBe(2);
  await ann.put(`/conversations/${id}/read/`, { message_id: read });
  expect(await bellOf(ann)).toBe(2);
  await ann.put(`/conversations/${id}/read/`, { message_id: read + 1 });
  expect(await bellOf(ann)).toBe(1);
  await ann.put(`/conversations/${id}/read/`, { message_id: read + 2 });
  expect(await bellOf(ann)).toBe(0);
});

it('an offer, its decision and the sale each notify the other member', async () => {
  const item = await newItem(ann);
  const { id } = await beginConversation({ buyer: ben, item });
  const { id: offered } = await makeOffer(ben, id, 40);
  expect((await notificationsFor(ann))[0]).toMatchObject({
    kind: 'offer',
    detail: { state: 'open', amount: 4000 },
  });
  await decideOffer(ann, id, offered, 'accepted');
  const notifications = await notificationsFor(ben);
  expect(notifications.map(({ kind, detail }) => [kind, detail['state']])).toEqual(
    expect.arrayContaining([
      ['offer', 'accepted'],
      ['sale', 'reserved'],
    ]),
  );
  await ann.put(`/merch/${item.id}/state/`, { state: 'sold', conversation_id: id });
  expect((await notificationsFor(ben)).find(({ kind }) => kind === 'sale')).toMatchObject({
    detail: { state: 'sold' },
    title: 'Kachina sweater',
  });
});

const insertAction = (columns: object) => {
  const action = {
    created_at: 7,
    action: 'hide',
    kind: 'news',
    subject_id: 1,
    title: 'T',
    rule: 'spam',
  };
  return drizzle(env.DB)
    .insert(moderationActions)
    .values({ ...action, reason: 'No.', ...columns } as typeof moderationActions.$inferInsert);
};
const report = (fan: Fan, closed_at: number | null) =>
  env.DB.prepare(
    "INSERT INTO reports (user_id, kind, subject_id, reason, created_at, closed_at) VALUES (?, 'news', 1, 'x', 1, ?)",
  )
    .bind(fan.id, closed_at)
    .run();

it('a moderation action notifies the author with the reason and reporters without it', async () => {
  await report(ben, 7);
  await report(cyd, null);
  await insertAction({ author_id: ann.id, moderator_id: cyd.id });
  expect(await notificationsFor(ann)).toMatchObject([
    { kind: 'moderation', actor: null, detail: { act: 'hide', of: 'own', reason: 'No.' } },
  ]);
  const [notification] = await notificationsFor(ben);
  expect(notification).toMatchObject({ kind: 'moderation', detail: { act: 'hide', of: 'report' } });
  expect(JSON.stringify(notification)).not.toContain('No.');
  expect(await notificationsFor(cyd)).toEqual([]);
  // Keeping the subject notifies only the reporters.
  await insertAction({ author_id: cyd.id, action: 'keep', created_at: 8 });
  expect(await notificationsFor(cyd)).toEqual([]);
});
