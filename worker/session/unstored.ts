/**
 * A session where the database is full and stores none: the cookie says whose it is and is signed, for an hour.
 * Why so: docs/decisions/0050-a-full-database.md
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { isNotSuspended } from '../accounts/suspension.ts';
import type { User } from '../accounts/users.ts';
import type { Database } from '../database/open.ts';
import { signingKey } from './signing-key.ts';
import { tokenCookie, UNSTORED_TOKEN } from './token.ts';

/** In ms. */
const UNSTORED_SESSION_LIFETIME = 60 * 60 * 1000;

type Owner = Pick<User, 'id' | 'password'>;

/** The `Set-Cookie` header of a session that nothing is stored of. @param now ms since 1970 */
export async function unstoredCookie(request: Request, owner: Owner, now: number): Promise<string> {
  const signature = await sign(owner, now);
  const token = `${owner.id}.${now}.${signature.toString('base64url')}`;
  return tokenCookie(request, token, UNSTORED_SESSION_LIFETIME);
}

/**
 * Whose session a token is, that of a stored session being nobody's here.
 * @param now ms since 1970
 * @returns with the time of the log-in, in ms since 1970; undefined where it is over, its account is suspended or gone, or has another password since
 */
export async function ownerOfUnstored(
  database: Database,
  token: string,
  now: number,
): Promise<(User & { issued_at: number }) | undefined> {
  const [, id, issued, signature] = UNSTORED_TOKEN.exec(token) ?? [];
  if (id === undefined || issued === undefined || signature === undefined) return undefined;
  const age = now - Number(issued);
  if (age < 0 || age >= UNSTORED_SESSION_LIFETIME) return undefined;
  const isOwner = and(eq(users.id, Number(id)), isNotSuspended(now));
  const owner = await database.select().from(users).where(isOwner).get();
  if (!owner) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const isSigned = timingSafeEqual(given, await sign(owner, Number(issued)));
  return isSigned ? { ...owner, issued_at: Number(issued) } : undefined;
}

/** By a key of the site's and one of the account's: a new password ends what the old one signed. */
async function sign({ id, password }: Owner, issued: number): Promise<Buffer> {
  const key = `unstored-session ${await signingKey()} ${password}`;
  return createHmac('sha256', key).update(`${id} ${issued}`).digest();
}
