import { blocks } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { signedInFan } from '../test/fan.ts';
import { type ApiContext, apiError } from './session.ts';

const NOBODY = 999_999;

/** Blocks a member as an account: the database refuses that where one of the two does not exist. */
async function statusOfBlock(user_id: number, blocked_id: number): Promise<number> {
  const database = drizzle(env.DB);
  const app = new Hono<ApiContext>();
  app.onError(apiError);
  app.post('/', async (c) => {
    c.set('database', database);
    c.set('account', { id: user_id, username: '', email: '', email_confirmed: true });
    await database.insert(blocks).values({ user_id, blocked_id, created_at: 1 });
    return c.body(null);
  });
  return (await app.request('/', { method: 'POST' })).status;
}

it('a write by a member whose account is deleted meanwhile is 401', async () => {
  expect(await statusOfBlock(NOBODY, (await signedInFan()).id)).toBe(401);
});

it('a write that refers to something else that is missing is 500', async () => {
  expect(await statusOfBlock((await signedInFan()).id, NOBODY)).toBe(500);
});
