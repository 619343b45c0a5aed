import { createMiddleware } from 'hono/factory';
import { demoSource } from '../accounts/demo.ts';
import { admitReport, admitWrite } from '../accounts/limits.ts';
import { authErrorResponse } from './auth/response.ts';
import type { SignedInContext } from './session.ts';

/**
 * 429 for an account that wrote `WRITES_PER_10_MINUTES` times. Comes after what a bad request fails on.
 * Deletions are not limited: what is one's own can always be taken away, and had to be written first.
 */
export const limitedWrites = limited('write');

/**
 * 429 for an account that put back what it deleted that often. Without it, deleting and putting back would
 * be a loop of writes that nothing ends.
 */
export const limitedRestores = limited('restore');

/** 429 for an account that reported `REPORTS_PER_HOUR` times. */
export const limitedReports = createMiddleware<SignedInContext>(async (c, next) => {
  const admission = await admitReport(c.var.database, c.env, c.var.account.id);
  return admission.ok ? next() : authErrorResponse(admission);
});

function limited(kind: 'write' | 'restore') {
  return createMiddleware<SignedInContext>(async (c, next) => {
    const { database, account } = c.var;
    const demo = demoSource(c.env, account.email, c.req.raw);
    const admission = await admitWrite(database, c.env, account.id, { kind, demo });
    return admission.ok ? next() : authErrorResponse(admission);
  });
}
