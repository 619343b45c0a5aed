import type { Account } from '@desert/contract/accounts/account';
import { accountOf, type User } from '../members/users/users.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { noteSubject } from './session/resolve.ts';

export interface SignedIn {
  account: Account;
  cookies: string[];
}

/** Builds the result of a log-in, and marks the browser as known. @param cookie the new session's `Set-Cookie` */
export async function signedIn(
  request: Request,
  user: Parameters<typeof accountOf>[0] & Pick<User, 'password'>,
  cookie: string,
): Promise<SignedIn> {
  noteSubject(request, user.id);
  const browser = await knownBrowserCookie(request, user);
  return { account: accountOf(user), cookies: [cookie, browser] };
}
