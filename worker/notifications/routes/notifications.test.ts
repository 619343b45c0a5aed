import {
  NOTIFICATION_SETTINGS,
  NOTIFICATIONS_PAGE_SIZE,
} from '@desert/contract/notifications/notifications';
import { parseNextLink } from '@desert/contract/records/paging';
import { beforeEach, expect, it } from 'vitest';
import { rowCount } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { bellOf, inShort, notificationsFor } from '../../test/notified.ts';
import { deleteAccountOf } from '../../test/owner.ts';
import { newComment, NEWS, newStory } from '../../test/stories.ts';

let ann: Fan;
let ben: Fan;
/** The id of a post by Ann. */
let id: number;

beforeEach(async () => {
  [ann, ben] = [await signedInFan(), await signedInFan()];
  ({ id } = await newStory(NEWS, ann));
});

const comment = () => newComment(NEWS, ben, id, 'Hi');
const like = () => ben.post(`/news/${id}/like/`);

it('a member’s notifications are listed newest first, each with a link to what happened', async () => {
  const { id: comment_id } = await comment();
  await like();
  expect(await notificationsFor(ann)).toMatchObject([
    { kind: 'like', others: 0, path: `/news/${id}`, is_read: false },
    {
      kind: 'comment',
      actor: { id: ben.id, username: ben.username },
      title: 'A title',
      path: `/news/${id}?comment=${comment_id}#comment-${comment_id}`,
    },
  ]);
  expect(await notificationsFor(ben)).toEqual([]);
});

it('a member’s notifications are listed in pages', async () => {
  for (let count = 0; count <= NOTIFICATIONS_PAGE_SIZE; count += 1) await comment();
  const first = await notificationsFor(ann);
  expect(first).toHaveLength(NOTIFICATIONS_PAGE_SIZE);
  const next = parseNextLink((await ann.get('/notifications/')).headers.get('Link'))!;
  const rest = await (await ann.get(next.replace('/api', ''))).json<{ id: number }[]>();
  expect(rest).toHaveLength(1);
  expect(first.map((notification) => notification.id)).not.toContain(rest[0]!.id);
  const refused = await ann.get('/notifications/?cursor=1');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toHaveProperty('errors.cursor');
});

it('showing comments marks only their notifications as read', async () => {
  const [{ id: seen }] = [await comment(), await comment()];
  await like();
  expect(await bellOf(ann)).toBe(3);
  const path = '/notifications/read/comments/';
  await ben.put(path, { kind: 'news', comments: [seen] });
  await ann.put(path, { kind: 'memories', comments: [seen] });
  expect(await bellOf(ann)).toBe(3);
  const response = await ann.put(path, { kind: 'news', comments: [seen, 999_999] });
  expect(await response.json()).toEqual({ notifications: 2 });
  for (const body of [
    { kind: 'merch', comments: [1] },
    { kind: 'news', comments: ['x'] },
  ])
    expect((await ann.put(path, body)).status).toBe(400);
});

it('a member can mark only their own notifications as read, one by one', async () => {
  await comment();
  await comment();
  expect(await bellOf(ann)).toBe(2);
  const [last] = await notificationsFor(ann);
  const path = `/notifications/${last!.id}/read/`;
  await ben.put(path, {});
  expect(await bellOf(ann)).toBe(2);
  const response = await ann.put(path, {});
  expect(await response.json()).toEqual({ notifications: 1 });
  expect((await notificationsFor(ann)).map(({ is_read }) => is_read)).toEqual([true, false]);
});

it('marking all notifications as read leaves out those that arrived after the list was read', async () => {
  await comment();
  const [seen] = await notificationsFor(ann);
  const read = (up_to: unknown) => ann.put('/notifications/read/', { up_to });
  const before = new Date(Date.parse(seen!.at) - 1).toISOString();
  expect(await (await read(before)).json()).toEqual({ notifications: 1 });
  expect(await (await read(seen!.at)).json()).toEqual({ notifications: 0 });
  for (const none of [undefined, 'yesterday', 5]) expect((await read(none)).status).toBe(400);
});

it('every notification setting but digests is on by default, and can be changed alone', async () => {
  const on = Object.fromEntries(NOTIFICATION_SETTINGS.map((name) => [name, true]));
  const all = { ...on, digest: false };
  const put = (sent: object) => ann.put('/notifications/settings/', sent);
  const settings = async () => (await ann.get('/notifications/settings/')).json();
  expect(await settings()).toEqual(all);
  const changed = await put({ like: false, none: true });
  expect(await changed.json()).toEqual({ ...all, like: false });
  await put({ comment: false });
  await put({ like: true });
  expect((await put({ like: 'no' })).status).toBe(400);
  expect(await settings()).toEqual({ ...all, comment: false });
});

it('notification settings that change at the same time are all kept', async () => {
  await ann.put('/notifications/settings/', { digest: true });
  const names = ['like', 'mail', 'saved', 'follow', 'digest'];
  await Promise.all(names.map((name) => ann.put('/notifications/settings/', { [name]: false })));
  const settings = await (await ann.get('/notifications/settings/')).json<object>();
  const off = Object.entries(settings).flatMap(([name, isOn]) => (isOn ? [] : [name]));
  expect(off.toSorted()).toEqual(names.toSorted());
});

it('a notification setting applies to events after its change', async () => {
  await ann.put('/notifications/settings/', { like: false });
  await like();
  await comment();
  expect(await inShort(ann)).toEqual([`comment ${ben.username} A title`]);
});

it('deleting an account deletes its notifications and those about its actions', async () => {
  await comment();
  await like();
  expect(await bellOf(ann)).toBe(2);
  await deleteAccountOf(ben);
  expect(await inShort(ann)).toEqual([]);
  await deleteAccountOf(ann);
  expect(await rowCount('notifications', `user_id = ${ann.id} OR actor_id = ${ben.id}`)).toBe(0);
});

it('the suggestions after an @ are members whose names begin with the typed text', async () => {
  const starts = ann.username.slice(0, 4).toUpperCase();
  const found = await (await ben.get(`/users/?starts=${starts}`)).json<{ username: string }[]>();
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ username }) => username.startsWith(starts.toLowerCase()))).toBe(true);
  expect((await ben.get('/users/?starts=')).status).toBe(400);
  expect((await ben.get('/users/?starts=%25')).status).toBe(400);
});
