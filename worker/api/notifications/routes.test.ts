import { NOTIFICATION_KINDS, NOTIFICATIONS } from '@desert/contract/notifications';
import { nextOf } from '@desert/contract/paging';
import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';
import { newComment, newStory, STORY_SECTIONS } from '../../test/stories.ts';
import { bellOf, inShort, toldTo } from '../../test/told.ts';
import { deleteAccount } from '../account/deletion.ts';

const [news] = STORY_SECTIONS;
let ann: Fan;
let ben: Fan;

beforeEach(async () => {
  [ann, ben] = [await signedInFan(), await signedInFan()];
});

const comment = async (by: Fan, story: number, content = 'Hi') =>
  newComment(news!, by, story, content);

describe('the list', () => {
  it('has what happened last first, with who did it and where it is', async () => {
    const { id } = await newStory(news!, ann);
    const { id: comment_id } = await comment(ben, id);
    await ben.post(`/news/${id}/like/`);
    const told = await toldTo(ann);
    expect(told).toMatchObject([
      { kind: 'like', others: 0, path: `/news/${id}`, is_read: false },
      {
        kind: 'comment',
        actor: { id: ben.id, username: ben.username },
        title: 'A title',
        path: `/news/${id}?comment=${comment_id}#comment-${comment_id}`,
      },
    ]);
    expect(await toldTo(ben)).toEqual([]);
  });

  it('comes by page', async () => {
    const { id } = await newStory(news!, ann);
    for (let count = 0; count <= NOTIFICATIONS; count += 1) await comment(ben, id);
    const first = await toldTo(ann);
    expect(first).toHaveLength(NOTIFICATIONS);
    const next = nextOf((await ann.get('/notifications/')).headers.get('Link'))!;
    const rest = await (await ann.get(next.replace('/api', ''))).json<{ id: number }[]>();
    expect(rest).toHaveLength(1);
    expect(first.map((one) => one.id)).not.toContain(rest[0]!.id);
  });

  it.each(['cursor=x~y~1', 'cursor=1', 'cursor=1~at~"a"'])('refuses %s', async (query) => {
    const answer = await ann.get(`/notifications/?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('errors.cursor');
  });
});

describe('what is read', () => {
  it('is marked one by one, and counted by the bell', async () => {
    const { id } = await newStory(news!, ann);
    await comment(ben, id);
    await comment(ben, id);
    expect(await bellOf(ann)).toBe(2);
    const [last] = await toldTo(ann);
    const answer = await ann.put(`/notifications/${last!.id}/read/`, {});
    expect(await answer.json()).toEqual({ notifications: 1 });
    expect((await toldTo(ann)).map(({ is_read }) => is_read)).toEqual([true, false]);
  });

  it('is marked all at once, but not what came meanwhile', async () => {
    const { id } = await newStory(news!, ann);
    await comment(ben, id);
    const [seen] = await toldTo(ann);
    const later = Date.parse(seen!.at) - 1;
    const none = await ann.put('/notifications/read/', { up_to: new Date(later).toISOString() });
    expect(await none.json()).toEqual({ notifications: 1 });
    const all = await ann.put('/notifications/read/', { up_to: seen!.at });
    expect(await all.json()).toEqual({ notifications: 0 });
  });

  it('is nobody else’s', async () => {
    const { id } = await newStory(news!, ann);
    await comment(ben, id);
    const [own] = await toldTo(ann);
    await ben.put(`/notifications/${own!.id}/read/`, {});
    expect(await bellOf(ann)).toBe(1);
  });

  it.each([{}, { up_to: 'yesterday' }, { up_to: 5 }])('needs a time, not %j', async (body) => {
    expect((await ann.put('/notifications/read/', body)).status).toBe(400);
  });
});

describe('settings', () => {
  it('are all on at first, and change by what is sent', async () => {
    const all = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true]));
    expect(await (await ann.get('/notifications/settings/')).json()).toEqual(all);
    const changed = await ann.put('/notifications/settings/', { like: false, none: true });
    expect(await changed.json()).toEqual({ ...all, like: false });
    await ann.put('/notifications/settings/', { comment: false });
    await ann.put('/notifications/settings/', { like: true });
    expect(await (await ann.get('/notifications/settings/')).json()).toEqual({
      ...all,
      comment: false,
    });
  });

  it('say what is told from then on', async () => {
    await ann.put('/notifications/settings/', { like: false });
    const { id } = await newStory(news!, ann);
    await ben.post(`/news/${id}/like/`);
    await comment(ben, id);
    expect(await inShort(ann)).toEqual([`comment ${ben.username} A title`]);
  });

  it('take nothing but true and false', async () => {
    expect((await ann.put('/notifications/settings/', { like: 'no' })).status).toBe(400);
  });
});

it('keeps nothing of who deleted their account, nor anything they did', async () => {
  const { id } = await newStory(news!, ann);
  await comment(ben, id);
  await ben.post(`/news/${id}/like/`);
  expect(await bellOf(ann)).toBe(2);
  await deleteAccount(drizzle(env.DB), ben.id);
  expect(await inShort(ann)).toEqual([]);
  await deleteAccount(drizzle(env.DB), ann.id);
  expect(await rowCount('notifications', `user_id = ${ann.id} OR actor_id = ${ben.id}`)).toBe(0);
});

it('names members for what is typed behind an @', async () => {
  const starts = ann.username.slice(0, 4).toUpperCase();
  const found = await (await ben.get(`/users/?starts=${starts}`)).json<{ username: string }[]>();
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ username }) => username.startsWith(starts.toLowerCase()))).toBe(true);
  expect((await ben.get('/users/?starts=')).status).toBe(400);
  expect((await ben.get('/users/?starts=%25')).status).toBe(400);
});
