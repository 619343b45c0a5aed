/** Members with a known password, whose hash is cheap, for tests. */
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { createPasswords } from '../accounts/passwords.ts';
import { createSession } from '../accounts/session/new-session.ts';
import { signUp } from '../accounts/sign-up.ts';
import { authContextBy, cookiesOf, env, newAddress, newFan, type Visitor } from './account.ts';
import { ORIGIN, post } from './api.ts';
import { allSettled } from './background.ts';
import { type Fan, signedInFan } from './fan.ts';
import { runDue } from './jobs.ts';

export const PASSWORD = 'howl at the moon';

/** Signs in a new member whose password is `PASSWORD`. */
export async function signedInOwner(): Promise<Fan> {
  const fan = await signedInFan();
  const password = await createPasswords({ ln: 1, r: 1, p: 1 }).hash(PASSWORD);
  await drizzle(env.DB).update(users).set({ password }).where(eq(users.id, fan.id));
  return fan;
}

/** Signs up a new member. `browser` is their `Cookie` header, and `address` an IP address that they have not used yet. */
export async function newOwner(visitor: Visitor = {}) {
  const fan = newFan();
  const signedIn = await signUp(authContextBy({ address: newAddress(), ...visitor }), fan);
  const { id } = signedIn.account;
  return { fan, id, browser: cookiesOf(signedIn), address: newAddress() };
}

/** Adds a session of a user. @param device its `User-Agent` @returns its `Cookie` header */
export async function signInElsewhere({ id }: Fan, device = '', now = Date.now()): Promise<string> {
  const database = drizzle(env.DB);
  const request = new Request(ORIGIN, { headers: { 'User-Agent': device } });
  const { statements, cookie } = createSession(database, request, eq(users.id, id), now);
  await database.batch([statements[0]!]);
  return cookiesOf({ cookies: [cookie] });
}

/** Deletes an account, and waits until its rows are removed. */
export async function deleteAccountOf({ cookies }: Fan): Promise<Response> {
  const response = await post('/account/', {}, { cookies, method: 'DELETE' });
  await allSettled();
  await runDue(['account']);
  return response;
}
