import type { Account } from '@desert/contract/account';
import type { Context } from 'hono';
import type { Outcome, Refused } from '../../accounts/outcome.ts';
import { errorResponse } from '../../errors.ts';

/** Answers with the account and its cookies, or why not. */
export function answerOutcome(c: Context, outcome: Outcome, status: 200 | 201): Response {
  if (!outcome.ok) return answerRefused(c, outcome);
  for (const cookie of outcome.cookies) c.header('Set-Cookie', cookie, { append: true });
  return c.json<Account>(outcome.account, status);
}

export function answerRefused(c: Context, { status, errors, retryAfter }: Refused): Response {
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : {};
  return errorResponse(c, status, errors, headers);
}
