/** Members who are kept out, for a time or for good, and what they wrote. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { logIn } from '../../accounts/log-in.ts';
import { authContextBy, cookiesOf, env, newAddress, rowCount } from '../../test/account.ts';
import { ask } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newItem } from '../../test/market.ts';
import { actOn, caseOf, report, signedInModerator } from '../../test/moderators.ts';
import { deleteAccountOf, PASSWORD, signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { upTo } from '../../test/rows-read.ts';
import { newComment, newStory, readStory, NEWS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

const DAY = 24 * 60 * 60_000;
let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

beforeEach(async () => {
  [moderator, second, author] = await Promise.all([
    signedInModerator(),
    signedInModerator(),
    signedInOwner(),
  ]);
  post = (await newStory(NEWS, author)).id;
});

const logInAs = (password: string) => {
  const email = `${author.username}@example.com`;
  const now = Date.now();
  return logIn(authContextBy({ address: newAddress(), now }), { email, password });
};

it.each([
  [1, /^This account is suspended until [A-Z][a-z]+ \d+, 20\d\d\. Reason: Spam and more$/],
  [0, /^This account is suspended permanently\. Reason: Spam and more$/],
])(
  'a suspension of %i days answers 401 with the reason in every session',
  async (days, message) => {
    const elsewhere = await signInElsewhere(author);
    const more = { days, reason: 'Spam and more' };
    expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
    for (const cookies of [author.cookies, elsewhere]) {
      const closed = await ask('/auth/', { cookies });
      expect(closed.status).toBe(401);
      const { errors } = await closed.json<{ errors: { message: string } }>();
      expect(errors.message).toMatch(message);
    }
    expect((await author.post('/news/new/', { title: 'a', details: 'b' })).status).toBe(401);
    const refused = await logInAs(PASSWORD);
    expect(refused).toMatchObject({ ok: false, status: 403 });
    expect(refused.ok ? '' : refused.errors['message']).toMatch(message);
    expect(await logInAs('another password')).toMatchObject({ ok: false, status: 401 });
    // The correct password does not count as a failed attempt.
    expect(await rowCount('attempts', `account = '${author.username}@example.com'`)).toBe(1);
    expect(await caseOf(moderator, 'users', author.id)).toMatchObject({
      author: { suspended: 1, suspended_until: expect.any(String) },
    });
    expect((await visitor.get(`/news/${post}/`)).status).toBe(200);
  },
);

it('a suspended member can still download their data and delete the account, in a new browser too', async () => {
  await actOn(moderator, 'suspend', 'users', author.id, { days: 0 });
  const refused = await logInAs(PASSWORD);
  const cookies = cookiesOf({ cookies: refused.ok ? [] : (refused.cookies ?? []) });
  const data = await ask('/account/data/', { cookies });
  expect(await data.json()).toMatchObject({ account: { id: author.id }, posts: [{ id: post }] });
  expect((await ask('/account/sessions/', { cookies })).status).toBe(401);
  expect((await deleteAccountOf({ ...author, cookies })).status).toBe(200);
  expect(await rowCount('users', `id = ${author.id}`)).toBe(0);
});

it('a suspension ends with its time or when a moderator lifts it', async () => {
  await actOn(moderator, 'suspend', 'news', post, { days: 7 });
  const until = await env.DB.prepare(
    `SELECT suspended_until AS at FROM users WHERE id = ${author.id}`,
  ).first<number>('at');
  expect(until! - Date.now()).toBeGreaterThan(7 * DAY - 60_000);
  expect(until! - Date.now()).toBeLessThanOrEqual(7 * DAY);
  await env.DB.prepare(`UPDATE users SET suspended_until = 1 WHERE id = ${author.id}`).run();
  expect(await logInAs(PASSWORD)).toMatchObject({ ok: true });
  await env.DB.prepare(`UPDATE users SET suspended_until = 9e15 WHERE id = ${author.id}`).run();
  expect(await logInAs(PASSWORD)).toMatchObject({ ok: false });
  const ended = await actOn(moderator, 'unsuspend', 'users', author.id, { reason: '' });
  expect(await ended.json()).toMatchObject({ author: { suspended_until: null } });
  expect(await logInAs(PASSWORD)).toMatchObject({ ok: true });
});

it('a suspension with everything hides all of the member’s records and comments, and nothing of others', async () => {
  const others = await newStory(NEWS, second);
  await newComment(NEWS, author, others.id, 'Spam');
  const kept = await newComment(NEWS, second, others.id, 'Kept');
  await newComment(NEWS, second, post, 'On spam');
  const { id: item } = await newItem(author);
  const fan = await signedInFan();
  await report(fan, 'merch', item);
  const more = { days: 0, everything: true };
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
  for (const path of [`/news/${post}/`, `/merch/${item}/`])
    expect((await visitor.get(path)).status).toBe(404);
  expect(await readStory(NEWS, others.id)).toMatchObject({ comment_count: 1, comments: [kept] });
  expect(await rowCount('moderation_acts', `author_id = ${author.id} AND act = 'hide'`)).toBe(3);
  expect(await rowCount('reports', `kind = 'merch' AND of_id = ${item} AND closed_at > 0`)).toBe(1);
  await expectSound();
  await actOn(moderator, 'put-back', 'news', post);
  expect(await readStory(NEWS, post)).toMatchObject({ comment_count: 1 });
  await expectSound();
});

it('a retry resumes a suspension with everything', async () => {
  await env.DB.prepare(
    `INSERT INTO news (user_id, created_at, title, details) SELECT ${author.id}, 1, 'Spam', 'Spam' FROM ${upTo(310)}`,
  ).run();
  const more = { days: 0, everything: true };
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(202);
  expect(await rowCount('news', `user_id = ${author.id}`)).toBeGreaterThan(0);
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
  expect(await rowCount('news', `user_id = ${author.id}`)).toBe(0);
  expect(await rowCount('moderation_acts', `author_id = ${author.id} AND act = 'suspend'`)).toBe(1);
  await expectSound();
});

describe('lifting a suspension with everything', () => {
  const everything = { everything: true };
  const lift = (by = moderator) => actOn(by, 'unsuspend', 'users', author.id, everything);
  const suspend = (more: object = {}) =>
    actOn(moderator, 'suspend', 'users', author.id, { days: 7, ...everything, ...more });
  const status = async (path: string) => (await visitor.get(path)).status;
  const acts = (act: string) =>
    rowCount('moderation_acts', `author_id = ${author.id} AND act = '${act}'`);

  it('restores what the suspension hid, comments on its own posts too, each logged once', async () => {
    const others = await newStory(NEWS, second);
    const said = await newComment(NEWS, author, others.id, 'Hello');
    const onOwn = await newComment(NEWS, author, post, 'On my own');
    const { id: item } = await newItem(author);
    await suspend();
    expect(await acts('hide')).toBe(4);
    const lifted = await lift(second);
    expect(lifted.status).toBe(201);
    expect(await lifted.json()).toMatchObject({ author: { suspended_until: null, removed: 0 } });
    expect(await status(`/merch/${item}/`)).toBe(200);
    expect(await readStory(NEWS, others.id)).toMatchObject({ comments: [{ id: said.id }] });
    expect(await readStory(NEWS, post)).toMatchObject({ comments: [{ id: onOwn.id }] });
    expect(await acts('put-back')).toBe(4);
    expect((await author.get('/auth/')).status).toBe(200);
    // Idempotent: the member is no longer suspended, and nothing is logged twice.
    expect((await lift()).status).toBe(409);
    expect([await acts('put-back'), await acts('unsuspend')]).toEqual([4, 1]);
    await expectSound();
  });

  it('leaves records hidden that were hidden separately, earlier or later, or by an earlier suspension', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 4; at += 1) ids.push((await newStory(NEWS, author)).id);
    const [before, since, earlier, removed] = ids as [number, number, number, number];
    await actOn(moderator, 'hide', 'news', before, { reason: 'Rude' });
    await actOn(moderator, 'remove', 'news', removed, { reason: 'Rude' });
    // The API refuses a second suspension within a minute.
    const log = (act: string, until: number | null) =>
      env.DB.prepare(
        `INSERT INTO moderation_acts (created_at, moderator_id, act, kind, of_id, author_id, title, rule, reason, until)
          VALUES (1, ${moderator.id}, '${act}', 'users', ${author.id}, ${author.id}, '', '', 'First', ${until})`,
      ).run();
    await log('suspend', 8e15);
    await actOn(moderator, 'hide', 'news', earlier, { reason: 'First' });
    await log('unsuspend', null);
    await actOn(second, 'suspend', 'users', author.id, {
      days: 7,
      ...everything,
      reason: 'Second',
    });
    await actOn(moderator, 'put-back', 'news', since);
    await actOn(moderator, 'hide', 'news', since, { reason: 'Still rude' });
    expect((await lift()).status).toBe(201);
    const found = await Promise.all([post, ...ids].map((id) => status(`/news/${id}/`)));
    expect(found).toEqual([200, 404, 404, 404, 404]);
  });

  it('restores nothing unless asked to, and nothing of a member who is not suspended', async () => {
    await suspend();
    expect((await actOn(moderator, 'unsuspend', 'users', author.id)).status).toBe(201);
    expect(await status(`/news/${post}/`)).toBe(404);
    expect((await lift()).status).toBe(409);
    expect(await status(`/news/${post}/`)).toBe(404);
    expect(await acts('put-back')).toBe(0);
  });

  it('is resumed by a retry, and ends the suspension last', async () => {
    await env.DB.prepare(
      `INSERT INTO news (user_id, created_at, title, details) SELECT ${author.id}, 1, 'Spam', 'Spam' FROM ${upTo(310)}`,
    ).run();
    while ((await suspend()).status === 202);
    expect((await lift()).status).toBe(202);
    expect((await author.get('/auth/')).status).toBe(401);
    expect((await lift()).status).toBe(201);
    expect(await rowCount('news', `user_id = ${author.id}`)).toBe(311);
    await expectSound();
  });

  it('restores everything although a second moderator tried to join in', async () => {
    await env.DB.prepare(
      `INSERT INTO news (user_id, created_at, title, details) SELECT ${author.id}, 1, 'Spam', 'Spam' FROM ${upTo(310)}`,
    ).run();
    expect((await suspend()).status).toBe(202);
    const joined = await actOn(second, 'suspend', 'users', author.id, { days: 7, ...everything });
    expect(joined.status).toBe(409);
    expect((await suspend({ reason: 'Another reason' })).status).toBe(409);
    expect(await acts('hide')).toBe(300);
    while ((await lift()).status === 202);
    expect(await rowCount('news', `user_id = ${author.id}`)).toBe(311);
    await expectSound();
  });

  it('stops a suspension that is still hiding records', async () => {
    await newStory(NEWS, author);
    // The first hide is followed by a lift at once.
    await env.DB.prepare(
      `CREATE TRIGGER lift AFTER INSERT ON moderation_acts WHEN NEW.act = 'hide' BEGIN
        INSERT INTO moderation_acts (created_at, act, kind, of_id, author_id, title, rule, reason)
          VALUES (1, 'unsuspend', 'users', ${author.id}, ${author.id}, '', '', '');
      END`,
    ).run();
    onTestFinished(async () => {
      await env.DB.prepare('DROP TRIGGER lift').run();
    });
    expect((await suspend()).status).toBe(409);
    expect(await acts('hide')).toBe(1);
  });

  it('is not for a moderator’s own account', async () => {
    const response = await actOn(moderator, 'unsuspend', 'users', moderator.id, everything);
    expect(response.status).toBe(403);
  });
});
