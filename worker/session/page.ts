/** The session of a visit to a page: what the edge needs of it. */
import type { Viewer } from '@desert/contract/session';
import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../env.ts';
import { sessionOf, shareSession } from './resolve.ts';

/** Who is signed in, as pages and sections may know it. Without a cookie nothing is read. */
export async function viewerOf(request: Request, env: Env): Promise<Viewer | null> {
  const session = await sessionOf(request, drizzle(env.DB));
  return session && { id: session.account.id, username: session.account.username };
}

/** The `Set-Cookie` header of a page, where its visit renewed the session. */
export async function renewedCookieOf(request: Request, env: Env): Promise<string | undefined> {
  return (await sessionOf(request, drizzle(env.DB)))?.renewed;
}

/** Lets the API reads of a page share the session that the page's own request was found to have. */
export function withSessionOf(page: Request, read: Request, env: Env): Request {
  return shareSession(page, read, drizzle(env.DB));
}
