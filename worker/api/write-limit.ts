import { createMiddleware } from 'hono/factory';
import { admitWrite } from '../accounts/limits.ts';
import { tooManyTries } from '../accounts/outcome.ts';
import { errorResponse } from './errors.ts';
import type { SignedInContext } from './session.ts';

/** 429 for an account that wrote `WRITES_PER_10_MINUTES` times. Comes after what a bad request fails on. */
export const limitedWrites = createMiddleware<SignedInContext>(async (c, next) => {
  const admission = await admitWrite(c.var.database, c.env, c.var.account.id);
  if (!('retryAfter' in admission)) return next();
  const { errors, retryAfter } = tooManyTries(admission.retryAfter);
  return errorResponse(c, 429, errors, { 'Retry-After': String(retryAfter) });
});
