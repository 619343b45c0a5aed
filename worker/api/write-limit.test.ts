import { drizzle } from 'drizzle-orm/d1';
import { describe, expect, it } from 'vitest';
import { admitWrite } from '../accounts/limits.ts';
import { env, rowCount } from '../test/account.ts';
import { signedInFan } from '../test/fan.ts';
import { deleteAccountOf, signedInOwner } from '../test/owner.ts';
import { newComment, newStory, STORY_SECTIONS } from '../test/stories.ts';

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const most = Number(env.WRITES_PER_10_MINUTES);
const database = drizzle(env.DB);

/** Makes an account have written as often as it can, at a time in ms. */
async function writeAll(user_id: number, now: number): Promise<void> {
  for (let write = 0; write < most; write += 1) await admitWrite(database, env, user_id, { now });
}

it('lets an account write so often, then answers 429 and when to go on', async () => {
  const [fan, other] = [await signedInFan(), await signedInFan()];
  await writeAll(fan.id, Date.now());
  const refused = await fan.post('/merch/new/', scarf);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(9 * 60);
  expect(wait).toBeLessThanOrEqual(10 * 60);
  expect(await rowCount('merch', `user_id = ${fan.id}`)).toBe(0);
  expect((await other.post('/merch/new/', scarf)).status).toBe(201);
});

it('lets it write again 10 minutes later', async () => {
  const fan = await signedInFan();
  await writeAll(fan.id, Date.now() - 10 * 60_000);
  expect((await fan.post('/merch/new/', scarf)).status).toBe(201);
});

it('does not count what is refused for another reason', async () => {
  const fan = await signedInFan();
  await fan.post('/merch/new/', {});
  await fan.post('/merch/new/image/', { url: 'a.jpg', merch_id: 1 });
  expect(await rowCount('attempts', `kind = 'write' AND account = '${fan.id}'`)).toBe(0);
});

describe('who wrote as often as they can', () => {
  it.each(['merch', 'news', 'memories'])(
    'deletes a record of /%s and has it back',
    async (name) => {
      const fan = await signedInFan();
      const sent = { ...scarf, title: 'A night', details: 'To remember' };
      const { id } = await (await fan.post(`/${name}/new/`, sent)).json<{ id: number }>();
      await writeAll(fan.id, Date.now());
      expect((await fan.delete(`/${name}/${id}/delete/`)).status).toBe(200);
      expect((await fan.post(`/${name}/${id}/restore/`)).status).toBe(200);
      expect((await fan.put(`/${name}/${id}/edit/`, sent)).status).toBe(429);
    },
  );

  it.each(STORY_SECTIONS)('deletes a comment and takes back a like in /$name', async (section) => {
    const fan = await signedInFan();
    const story = await newStory(section, fan);
    const { id } = await newComment(section, fan, story.id);
    const like = `/${section.name}/${story.id}/like/`;
    await fan.post(like);
    await writeAll(fan.id, Date.now());
    expect((await fan.delete(`/${section.name}/${id}/comment/delete/`)).status).toBe(200);
    expect((await fan.post(`/${section.name}/${id}/comment/restore/`)).status).toBe(200);
    expect((await fan.delete(`${like}delete/`)).status).toBe(200);
    expect((await fan.post(like)).status).toBe(429);
  });

  it('takes back what they saved, and saves nothing', async () => {
    const fan = await signedInFan();
    const { id } = await (await fan.post('/merch/new/', scarf)).json<{ id: number }>();
    await fan.post('/saved/', { kind: 'merch', id });
    await writeAll(fan.id, Date.now());
    expect((await fan.delete(`/saved/merch/${id}/`)).status).toBe(200);
    expect((await fan.post('/saved/', { kind: 'merch', id })).status).toBe(429);
  });

  it('deletes the account', async () => {
    const owner = await signedInOwner();
    await writeAll(owner.id, Date.now());
    expect((await deleteAccountOf(owner)).status).toBe(200);
  });
});

it('puts back what was deleted as often as one can write, so that no loop goes on for ever', async () => {
  const fan = await signedInFan();
  const { id } = await (await fan.post('/merch/new/', scarf)).json<{ id: number }>();
  const kind = 'restore';
  for (let n = 1; n < most; n += 1) await admitWrite(database, env, fan.id, { kind });
  for (const status of [200, 429]) {
    expect((await fan.delete(`/merch/${id}/delete/`)).status).toBe(200);
    expect((await fan.post(`/merch/${id}/restore/`)).status).toBe(status);
  }
});

it('puts back as many rows as a day allows, counted apart from what is written; what is larger once', async () => {
  const fan = await signedInFan();
  const { id } = await (await fan.post('/merch/new/', scarf)).json<{ id: number }>();
  const kind = 'restore';
  await admitWrite(database, env, fan.id, {
    kind,
    bytes: Number(env.BYTES_PER_DAY) - 50,
  });
  for (const status of [200, 429]) {
    expect((await fan.delete(`/merch/${id}/delete/`)).status).toBe(200);
    expect((await fan.post(`/merch/${id}/restore/`)).status).toBe(status);
  }
  expect((await fan.post('/merch/new/', scarf)).status).toBe(201);
  const other = await signedInFan();
  for (const ok of [true, false])
    expect(await admitWrite(database, env, other.id, { kind, bytes: 1e9 })).toMatchObject({ ok });
});
