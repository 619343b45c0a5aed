import type { Account } from '@desert/contract/account';
import type { Context } from 'hono';
import type { AuthError, AuthResult } from '../../accounts/auth-result.ts';
import { errorResponse } from '../../response/errors.ts';
import { unconfirmedMay } from '../../users/must-confirm.ts';

export function authResponse(c: Context, result: AuthResult, status: 200 | 201): Response {
  if (!result.ok) return authErrorResponse(result);
  for (const cookie of result.cookies) c.header('Set-Cookie', cookie, { append: true });
  const { account } = result;
  return c.json<Account>({ ...account, ...unconfirmedMay(c.var.env, account) }, status);
}

export function authErrorResponse(result: AuthError): Response {
  const { status, errors, retryAfter, second_factor, suspended, cookies = [] } = result;
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  const response = errorResponse(status, errors, headers, { second_factor, suspended });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
