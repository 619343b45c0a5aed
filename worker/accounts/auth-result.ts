/** What comes of a sign-up, a log-in, or of asking for a password. */
import type { Account } from '@desert/contract/account';
import type { FieldErrors } from '@desert/contract/errors';
import type { PasskeyRequest } from '@desert/contract/passkeys';
import { noteSubject } from '../session/subject.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { accountOf, type User } from './users.ts';

export interface SignedIn {
  ok: true;
  account: Account;
  /** `Set-Cookie` headers. */
  cookies: string[];
}

export interface AuthError {
  ok: false;
  status: 400 | 401 | 403 | 409 | 429 | 507;
  errors: FieldErrors;
  /** When to try again, in seconds: with 429. */
  retryAfter?: number;
  /** What a log-in takes besides the password, which was right: with 403. */
  second_factor?: PasskeyRequest;
  /** Whether a session was started for a suspended member, which is good for their own data only: with 403. */
  suspended?: true;
  /** `Set-Cookie` headers. */
  cookies?: string[];
}

export type AuthResult = SignedIn | AuthError;

/**
 * An account in a browser that has a new session, and is known from now on.
 * @param cookie the session's
 */
export async function signedIn(
  request: Request,
  user: Parameters<typeof accountOf>[0] & Pick<User, 'password'>,
  cookie: string,
): Promise<SignedIn> {
  noteSubject(request, user.id);
  const browser = await knownBrowserCookie(request, user);
  return { ok: true, account: accountOf(user), cookies: [cookie, browser] };
}
