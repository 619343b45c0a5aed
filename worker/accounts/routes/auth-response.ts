import type { Account } from '@desert/contract/accounts/account';
import type { Context } from 'hono';
import { unconfirmedMay } from '../../members/users/must-confirm.ts';
import type { SignedIn } from '../signed-in.ts';

export function authResponse(
  c: Context,
  { account, cookies }: SignedIn,
  status: 200 | 201,
): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json<Account>({ ...account, ...unconfirmedMay(c.var.env, account) }, status);
}
