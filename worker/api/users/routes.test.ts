import { DELETED_USER } from '@desert/contract/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../test/account.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newItem } from '../../test/market.ts';
import { rowsRead, upTo } from '../../test/rows-read.ts';

let fan: Fan;
beforeAll(async () => {
  fan = await signedInFan();
  const since = Date.UTC(2026, 10, 30, 23, 59);
  await env.DB.prepare('UPDATE users SET created_at = ?, username = upper(username) WHERE id = ?')
    .bind(since, fan.id)
    .run();
});

const member = async () => (await visitor.get(`/users/${fan.username}`)).json<object>();

describe('GET /api/users/{username}/', () => {
  it('says who a member is, and nothing that is only theirs to see', async () => {
    expect(await member()).toEqual({
      id: fan.id,
      username: fan.username.toUpperCase(),
      member_since: '2026-11-30',
      has: { items: false, posts: false, memories: false },
    });
  });

  it.each([
    ['in lower case', (name: string) => name],
    ['in upper case', (name: string) => name.toUpperCase()],
    ['percent-encoded', (name: string) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`],
  ])('knows the name %s', async (_, written) => {
    const response = await visitor.get(`/users/${written(fan.username)}/`);
    expect(await response.json()).toEqual(await member());
  });

  it('says of each kind whether they have written any', async () => {
    const made = await fan.post('/news/new', { title: 'First', details: 'Text' });
    expect(await member()).toMatchObject({ has: { items: false, posts: true, memories: false } });
    await fan.post('/merch/new', { name: 'Scarf', description: 'Warm.', price: 5 });
    await fan.post('/memories/new', { title: 'A night', details: 'Text' });
    expect(await member()).toMatchObject({ has: { items: true, posts: true, memories: true } });
    const { id } = await made.json<{ id: number }>();
    await fan.delete(`/news/${id}/delete`);
    expect(await member()).toMatchObject({ has: { items: true, posts: false, memories: true } });
  });

  it('does not count what they withdrew', async () => {
    const other = await signedInFan();
    const { id } = await newItem(other);
    await other.put(`/merch/${id}/state/`, { state: 'withdrawn' });
    const found = await (await visitor.get(`/users/${other.username}`)).json();
    expect(found).toMatchObject({ has: { items: false } });
  });

  it('knows nobody of a name that nobody has', async () => {
    const response = await visitor.get('/users/nobody_at_all/');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      errors: { message: 'There is no member of this name' },
    });
  });

  it('knows nobody of the name that former members have', async () => {
    await env.DB.prepare(
      `INSERT OR IGNORE INTO users (id, username, username_key, email, email_key, password, created_at)
        VALUES (?, ?, ?, '', '', '!', 1)`,
    )
      .bind(DELETED_USER.id, DELETED_USER.username, DELETED_USER.username)
      .run();
    const name = encodeURIComponent(DELETED_USER.username);
    expect((await visitor.get(`/users/${name}/`)).status).toBe(404);
  });

  it('says to a signed-in viewer whether they block the member, and to nobody else', async () => {
    const [viewer, other] = [await signedInFan(), await signedInFan()];
    const seenBy = async (by: Fan) => (await by.get(`/users/${fan.username}`)).json();
    expect(await seenBy(viewer)).toEqual({ ...(await member()), is_blocked: false });
    await viewer.post('/blocks/new/', { user_id: fan.id });
    expect(await seenBy(viewer)).toMatchObject({ is_blocked: true });
    for (const by of [fan, other]) expect(await seenBy(by)).toMatchObject({ is_blocked: false });
    expect(await member()).not.toHaveProperty('is_blocked');
  });
});

it('reads as few rows of who wrote much as of who wrote nothing', async () => {
  const few = await rowsRead(`/users/${(await signedInFan()).username}/`, visitor);
  await env.DB.exec(
    `INSERT INTO news (user_id, created_at, title, details) SELECT ${fan.id}, value, 't', 'd' FROM ${upTo(2000)}`.replaceAll(
      '\n',
      ' ',
    ),
  );
  const many = await rowsRead(`/users/${fan.username}/`, visitor);
  expect(few).toBeGreaterThan(0);
  expect(Math.max(few, many)).toBeLessThanOrEqual(10);
});
