import type { Account } from '@desert/contract/account';
import type { FieldErrors } from '@desert/contract/errors';
import type { PasskeyRequest } from '@desert/contract/passkeys';
import { noteSubject } from '../session/resolve.ts';
import { accountOf, type User } from '../users/users.ts';
import { knownBrowserCookie } from './known-browser.ts';

export interface SignedIn {
  ok: true;
  account: Account;
  cookies: string[];
}

export interface AuthError {
  ok: false;
  status: 400 | 401 | 403 | 409 | 429 | 507;
  errors: FieldErrors;
  /** Seconds until a retry may succeed, with 429. */
  retryAfter?: number;
  /** The challenge for the second factor after a correct password, with 403. */
  second_factor?: PasskeyRequest;
  /** Set with 403 if a suspended member logged in. The session only allows a data export and account deletion. */
  suspended?: true;
  cookies?: string[];
}

export type AuthResult = SignedIn | AuthError;

/** Builds the result of a log-in, and marks the browser as known. @param cookie the new session's `Set-Cookie` */
export async function signedIn(
  request: Request,
  user: Parameters<typeof accountOf>[0] & Pick<User, 'password'>,
  cookie: string,
): Promise<SignedIn> {
  noteSubject(request, user.id);
  const browser = await knownBrowserCookie(request, user);
  return { ok: true, account: accountOf(user), cookies: [cookie, browser] };
}
