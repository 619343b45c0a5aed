import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { env, rowCount } from '../../test/account.ts';
import { signedInFan } from '../../test/fan.ts';
import { captureOutcome } from '../../test/outcome.ts';
import { deleteAccountOf, signedInOwner } from '../../test/owner.ts';
import { newComment, NEWS, newStory } from '../../test/stories.ts';
import { LIMITS, limitWritesByAccount } from '../rate-limits/policies.ts';
import { admitRequest, countIfAdmitted } from '../rate-limits/rate-limit.ts';

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const most = LIMITS.WRITES_PER_10_MINUTES.limit;
const database = drizzle(env.DB);

/** Uses up the account’s write limit. @param now time of the writes, in ms since 1970 */
async function writeAll(user_id: number, now: number): Promise<void> {
  for (let write = 0; write < most; write += 1)
    await countIfAdmitted(database, limitWritesByAccount(env, user_id), { now });
}

it('an account that reached the write limit gets a 429 until 10 minutes later', async () => {
  const [fan, other, earlier] = [await signedInFan(), await signedInFan(), await signedInFan()];
  await writeAll(fan.id, Date.now());
  await writeAll(earlier.id, Date.now() - 10 * 60_000);
  const refused = await fan.post('/merch/new/', scarf);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(9 * 60);
  expect(wait).toBeLessThanOrEqual(10 * 60);
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(0);
  for (const by of [other, earlier]) expect((await by.post('/merch/new/', scarf)).status).toBe(201);
});

it('the write limit does not count writes that were refused for another reason', async () => {
  const fan = await signedInFan();
  await fan.post('/merch/new/', {});
  await fan.post('/merch/new/image/', { url: 'a.jpg', merch_id: 1 });
  expect(await rowCount('rate_limits', `key = 'write ${fan.id}'`)).toBe(0);
});

it('a member at the write limit can delete, unlike, unsave and restore, but not write', async () => {
  const fan = await signedInFan();
  const { id } = await newStory(NEWS, fan);
  const { id: comment } = await newComment(NEWS, fan, id);
  const [like, save] = [`/news/${id}/like/`, { kind: 'news', id }];
  await fan.post(like);
  await fan.post('/saved/', save);
  await writeAll(fan.id, Date.now());
  const responses = [
    await fan.delete(`/news/${id}/delete/`),
    await fan.post(`/news/${id}/restore/`),
    await fan.delete(`/news/${comment}/comment/delete/`),
    await fan.post(`/news/${comment}/comment/restore/`),
    await fan.delete(`${like}delete/`),
    await fan.delete(`/saved/news/${id}/`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = [
    await fan.put(`/news/${id}/edit/`, { title: 'A night', details: 'To remember' }),
    await fan.post(like),
    await fan.post('/saved/', save),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
});

it('a member at the write limit can delete the account', async () => {
  const owner = await signedInOwner();
  await writeAll(owner.id, Date.now());
  expect((await deleteAccountOf(owner)).status).toBe(200);
});

it('the restores of an account are limited like its writes', async () => {
  const fan = await signedInFan();
  const { id } = await (await fan.post('/merch/new/', scarf)).json<{ id: number }>();
  const restores = limitWritesByAccount(env, fan.id, { name: 'restore' });
  for (let n = 1; n < most; n += 1) await admitRequest(database, restores);
  for (const status of [200, 429]) {
    expect((await fan.delete(`/merch/${id}/delete/`)).status).toBe(200);
    expect((await fan.post(`/merch/${id}/restore/`)).status).toBe(status);
  }
});

it('an account that wrote 1,000 times within a day is told when it can write again', async () => {
  const fan = await signedInFan();
  const [now, hour] = [Date.now(), 3600_000];
  const write = (at: number, times = 1) =>
    captureOutcome(
      admitRequest(database, limitWritesByAccount(env, fan.id), { now: now + at * hour, times }),
    );
  for (const at of [0, 1, 2, 10]) expect(await write(at, 250)).toMatchObject({ ok: true });
  expect(await write(12)).toEqual({
    ok: false,
    status: 429,
    errors: {
      message: 'You’ve reached the daily limit for posting. Please try again in 12 hours.',
    },
    retryAfter: 12 * 3600,
  });
  expect(await write(24, 250)).toMatchObject({ ok: true });
  expect(await write(24)).toMatchObject({ ok: false, retryAfter: 3600 });
});
