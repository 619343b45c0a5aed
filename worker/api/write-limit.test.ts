import { drizzle } from 'drizzle-orm/d1';
import { expect, it } from 'vitest';
import { admitWrite } from '../accounts/limits.ts';
import { env, rowCount } from '../test/account.ts';
import { signedInFan } from '../test/fan.ts';

const scarf = { name: 'Scarf', description: 'Warm', price: 5 };
const most = Number(env.WRITES_PER_10_MINUTES);
const database = drizzle(env.DB);

/** Makes an account have written as often as it can, at a time in ms. */
async function writeAll(user_id: number, now: number): Promise<void> {
  for (let write = 0; write < most; write += 1) await admitWrite(database, env, user_id, now);
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
