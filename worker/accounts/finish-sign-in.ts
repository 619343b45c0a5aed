import type { Account } from '@desert/contract/accounts/account';
import type { Context } from 'hono';
import { getUnconfirmedPermission } from '../members/users/must-confirm.ts';
import { toAccount, type User } from '../members/users/users.ts';
import { createKnownBrowserCookie } from './known-browser.ts';
import { noteSubject } from './session/resolve.ts';

export interface SignedIn {
  account: Account;
  cookies: string[];
}

/** Builds the result of a log-in, and marks the browser as known. @param cookie the new session's `Set-Cookie` */
export async function finishSignIn(
  request: Request,
  user: Parameters<typeof toAccount>[0] & Pick<User, 'password'>,
  cookie: string,
): Promise<SignedIn> {
  noteSubject(request, user.id);
  const browser = await createKnownBrowserCookie(request, user);
  return { account: toAccount(user), cookies: [cookie, browser] };
}

/** Responds with the account, and sets the cookies of its session. */
export function respondSignedIn(
  c: Context,
  { account, cookies }: SignedIn,
  status: 200 | 201,
): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json<Account>({ ...account, ...getUnconfirmedPermission(c.var.env, account) }, status);
}
