import { expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { post } from '../../test/api.ts';
import { type Fan, signedInFan } from '../../test/fan.ts';

const STORY = { title: 'A night', details: 'words', line: 'words' };

const sendWrite = (fan: Fan, path: string, body: object = {}, vars: object = {}) =>
  post(path, body, {
    cookies: fan.cookies,
    environment: { ...env, UNCONFIRMED_MAY: 'read', ...vars },
  });

it.each([
  '/news/new/',
  '/memories/new/',
  '/merch/new/',
  '/news/comment/new/',
  '/photos/',
  '/reports/new/',
  '/conversations/new/',
  '/conversations/1/messages/',
  '/news/image/that-is-not-made-yet/',
  '/history/games/2012-05-07/attendance/',
])(
  'a member with an unconfirmed address who sends POST %s gets a 403 that says why',
  async (path) => {
    const response = await sendWrite(await signedInFan(), path, STORY);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      errors: { message: expect.stringMatching(/^Confirm your email first\./) },
    });
  },
);

it('a member with an unconfirmed address can read, like, save, attend games and resend the mail', async () => {
  const [fan, author] = [await signedInFan(), await signedInFan()];
  const made = await author.post('/news/new/', STORY);
  const { id } = await made.json<{ id: number }>();
  expect((await sendWrite(fan, `/news/${id}/like/`)).status).toBe(200);
  expect((await sendWrite(fan, '/saved/', { kind: 'news', id })).status).toBe(201);
  // The database has no games.
  expect((await sendWrite(fan, '/history/games/2012-05-07/attendance/')).status).toBe(404);
  expect((await sendWrite(fan, '/account/confirmation/')).status).toBe(200);
});

it('confirmed members, the demo account, and everyone if UNCONFIRMED_MAY is write, can write', async () => {
  const fan = await signedInFan();
  expect((await sendWrite(fan, '/news/new/', STORY, { UNCONFIRMED_MAY: 'write' })).status).toBe(
    201,
  );
  expect((await sendWrite(fan, '/news/new/', STORY, { DEMO_ACCOUNT: fan.username })).status).toBe(
    201,
  );
  await env.DB.exec(`UPDATE users SET email_confirmed_at = 1 WHERE id = ${fan.id}`);
  expect((await sendWrite(fan, '/news/new/', STORY)).status).toBe(201);
  expect(await rowCount('news', `user_id = ${fan.id}`)).toBe(3);
});
