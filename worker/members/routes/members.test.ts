import { DELETED_USER } from '@desert/contract/records/records';
import { beforeAll, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newRecordOf } from '../../test/saves.ts';

let fan: Fan;
beforeAll(async () => {
  fan = await signedInFan();
  const since = Date.UTC(2026, 11, 1, 6, 59);
  await env.DB.prepare('UPDATE users SET created_at = ?, username = upper(username) WHERE id = ?')
    .bind(since, fan.id)
    .run();
});

const member = async () => (await visitor.get(`/users/${fan.username}`)).json<object>();

const countsOf = (more: object) =>
  Object.fromEntries(
    Object.entries({ items: 0, posts: 0, memories: 0, sold: 0, ...more }).map(([name, count]) => [
      name,
      { count, more: false },
    ]),
  );

it('a member’s profile is found by the name in any case, without private fields', async () => {
  const name = fan.username;
  const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  for (const written of [name.toUpperCase(), encoded])
    expect(await (await visitor.get(`/users/${written}/`)).json()).toEqual(await member());
  expect(await member()).toEqual({
    id: fan.id,
    username: fan.username.toUpperCase(),
    member_since: '2026-11-30',
    counts: countsOf({}),
  });
});

it('a member’s profile counts their published records of each kind, and the items they sold', async () => {
  const fan = await signedInFan();
  const member = async () => (await visitor.get(`/users/${fan.username}`)).json<object>();
  const post = await newRecordOf('news', fan);
  expect(await member()).toMatchObject({ counts: countsOf({ posts: 1 }) });
  const item = await newRecordOf('merch', fan);
  await newRecordOf('memories', fan);
  expect(await member()).toMatchObject({ counts: countsOf({ items: 1, posts: 1, memories: 1 }) });
  await fan.delete(`/news/${post}/delete`);
  expect(await member()).toMatchObject({ counts: countsOf({ items: 1, memories: 1 }) });
  await fan.put(`/merch/${item}/state/`, { state: 'sold' });
  expect(await member()).toMatchObject({ counts: countsOf({ items: 1, memories: 1, sold: 1 }) });
  await fan.put(`/merch/${item}/state/`, { state: 'withdrawn' });
  expect(await member()).toMatchObject({ counts: countsOf({ memories: 1 }) });
});

it('an unknown or former member has no profile', async () => {
  const response = await visitor.get('/users/nobody_at_all/');
  expect(response.status).toBe(404);
  const errors = { message: 'There’s no member with that name' };
  expect(await response.json()).toEqual({ errors });
  await env.DB.prepare(
    `INSERT OR IGNORE INTO users (id, username, username_key, email, email_key, password, created_at)
      VALUES (?, ?, ?, '', '', '!', 1)`,
  )
    .bind(DELETED_USER.id, DELETED_USER.username, DELETED_USER.username)
    .run();
  const name = encodeURIComponent(DELETED_USER.username);
  expect((await visitor.get(`/users/${name}/`)).status).toBe(404);
});

it('a member’s profile tells only a logged-in viewer whether they block the member', async () => {
  const [viewer, other] = [await signedInFan(), await signedInFan()];
  const seenBy = async (by: Fan) => (await by.get(`/users/${fan.username}`)).json();
  expect(await seenBy(viewer)).toEqual({ ...(await member()), is_blocked: false });
  await viewer.post('/blocks/new/', { user_id: fan.id });
  expect(await seenBy(viewer)).toMatchObject({ is_blocked: true });
  for (const by of [fan, other]) expect(await seenBy(by)).toMatchObject({ is_blocked: false });
  expect(await member()).not.toHaveProperty('is_blocked');
});
