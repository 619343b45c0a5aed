/** Temporary and permanent suspensions, and hiding of the suspended member’s records. */
import { beforeEach, expect, it } from 'vitest';
import { logIn } from '../../accounts/log-in.ts';
import { authContextBy, cookiesOf, env, newAddress, rowCount } from '../../test/account.ts';
import { callApi } from '../../test/api.ts';
import { type Fan, signedInFan, visitor } from '../../test/fan.ts';
import { newItem } from '../../test/market.ts';
import { actOn, addSpam, caseOf, postAndModerators, report } from '../../test/moderators.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { deleteAccountOf, PASSWORD, signedInOwner, signInElsewhere } from '../../test/owner.ts';
import { newComment, newStory, readStory, NEWS } from '../../test/stories.ts';
import { expectSound } from '../../test/whole-database.ts';

const DAY = 24 * 60 * 60_000;
let moderator: Fan;
let second: Fan;
let author: Fan;
let post: number;

beforeEach(async () => {
  ({ moderator, second, author, post } = await postAndModerators(signedInOwner));
});

const logInAs = (password: string) => {
  const email = `${author.username}@example.com`;
  const now = Date.now();
  return captureOutcome(logIn(authContextBy({ address: newAddress(), now }), { email, password }));
};

it.each([
  [
    1,
    /^This account is suspended until [A-Z][a-z]+ \d+, 20\d\d \(Arizona time\). Reason: Spam and more$/,
  ],
  [0, /^This account is suspended permanently\. Reason: Spam and more$/],
])(
  'every session of a member suspended for %i days gets a 401 with the reason',
  async (days, message) => {
    const elsewhere = await signInElsewhere(author);
    const more = { days, reason: 'Spam and more' };
    expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
    for (const cookies of [author.cookies, elsewhere]) {
      const closed = await callApi('/auth/', { cookies });
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
    expect(
      await rowCount(
        'rate_limits',
        `key LIKE '% ${author.username}@example.com' AND hit NOT LIKE '%.%'`,
      ),
    ).toBe(1);
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
  const data = await callApi('/account/data/', { cookies });
  expect(await data.json()).toMatchObject({ account: { id: author.id }, posts: [{ id: post }] });
  expect((await callApi('/account/sessions/', { cookies })).status).toBe(401);
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

it('a suspension that hides all records completes even if a comment is on a hidden post', async () => {
  const { id } = await newStory(NEWS, second);
  await newComment(NEWS, author, id, 'On a story that another moderator hides');
  await actOn(moderator, 'hide', 'news', id);
  const more = { days: 0, everything: true };
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
  expect(await rowCount('moderation_actions', `author_id = ${author.id} AND action = 'hide'`)).toBe(
    1,
  );
});

it('a suspension that hides all records hides everything of the member and nothing of others', async () => {
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
  expect(await rowCount('moderation_actions', `author_id = ${author.id} AND action = 'hide'`)).toBe(
    3,
  );
  expect(
    await rowCount('reports', `kind = 'merch' AND subject_id = ${item} AND closed_at > 0`),
  ).toBe(1);
  await expectSound();
  await actOn(moderator, 'put-back', 'news', post);
  expect(await readStory(NEWS, post)).toMatchObject({ comment_count: 1 });
  await expectSound();
});

it('a suspension that hides all records can be completed by a retry', async () => {
  await addSpam(author);
  const more = { days: 0, everything: true };
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(202);
  expect(await rowCount('visible_news', `user_id = ${author.id}`)).toBeGreaterThan(0);
  expect((await actOn(moderator, 'suspend', 'users', author.id, more)).status).toBe(201);
  expect(await rowCount('visible_news', `user_id = ${author.id}`)).toBe(0);
  expect(
    await rowCount('moderation_actions', `author_id = ${author.id} AND action = 'suspend'`),
  ).toBe(1);
  await expectSound();
});
