import type { Account } from '@desert/contract/account';
import type { Context } from 'hono';
import type { SignedIn } from '../../accounts/signed-in.ts';
import { unconfirmedMay } from '../../users/must-confirm.ts';

export function authResponse(
  c: Context,
  { account, cookies }: SignedIn,
  status: 200 | 201,
): Response {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json<Account>({ ...account, ...unconfirmedMay(c.var.env, account) }, status);
}
