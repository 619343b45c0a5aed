/** Members whose sessions are written to the database: tests need no log-in, and no password is hashed. */
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { createSession } from '../accounts/session/new-session.ts';
import { cookiesOf, env, newFan } from './account.ts';
import { callApi, type CallOptions, ORIGIN, post } from './api.ts';

/** A user who sends requests to the API. A signed-out visitor has the id 0. */
export interface Fan {
  id: number;
  username: string;
  /** The `Cookie` header. */
  cookies: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  delete(path: string, body?: unknown): Promise<Response>;
}

export const visitor: Fan = { id: 0, username: '', ...asking('') };

export async function signedInFan(): Promise<Fan> {
  const database = drizzle(env.DB);
  const { username, email } = newFan();
  const keys = { username_key: username, email_key: email };
  const fan = { username, email, ...keys, password: '!', created_at: 1 };
  const [user] = await database.insert(users).values(fan).returning({ id: users.id });
  const owner = eq(users.id, user!.id);
  const { statements, cookie } = createSession(database, new Request(ORIGIN), owner, Date.now());
  await database.batch([statements[0]!]);
  return { id: user!.id, username, ...asking(cookiesOf({ cookies: [cookie] })) };
}

function asking(cookies: string) {
  const from: CallOptions = { cookies };
  return {
    cookies,
    get: (path: string) => callApi(path, from),
    async post(path: string, body: unknown = {}) {
      const response = await post(path, body, from);
      // Reauthentication replaces the token of the session: use the new cookie, as a browser does.
      if (path.includes('/reauthentication/') && response.headers.getSetCookie().length > 0)
        from.cookies = cookiesOf(response);
      return response;
    },
    put: (path: string, body: unknown) => post(path, body, { ...from, method: 'PUT' }),
    delete: (path: string, body?: unknown) =>
      body === undefined
        ? callApi(path, { ...from, method: 'DELETE' })
        : post(path, body, { ...from, method: 'DELETE' }),
  };
}
