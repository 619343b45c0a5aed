import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { demoSource } from '../accounts/demo.ts';
import { reports } from '../rate-limits/policies.ts';
import { type Admission, admit } from '../rate-limits/rate-limit.ts';
import { admitWrite } from '../rate-limits/writes.ts';
import { authErrorResponse } from './auth/response.ts';
import type { SignedInContext } from './session.ts';

/** Middleware that answers 429 unless a rate limit admits the request. */
const limited = (admission: (c: Context<SignedInContext>) => Promise<Admission>) =>
  createMiddleware<SignedInContext>(async (c, next) => {
    const admitted = await admission(c);
    return admitted.ok ? next() : authErrorResponse(admitted);
  });

/**
 * For `WRITES_PER_10_MINUTES` and `WRITES_PER_DAY`. Comes after what a bad request fails on. Deletions are not limited: what
 * is one's own can always be taken away, and had to be written first.
 */
export const limitedWrites = limited((c) => {
  const { database, account } = c.var;
  return admitWrite(database, c.env, account.id, { demo: demoOf(c) });
});

/** Without a limit, deleting and restoring would be an endless loop of writes. */
export const limitedRestores = limited((c) => {
  const { database, account } = c.var;
  return admitWrite(database, c.env, account.id, { name: 'restore', demo: demoOf(c) });
});

/** For `REPORTS_PER_HOUR`. */
export const limitedReports = limited((c) =>
  admit(c.var.database, reports(c.env, c.var.account.id), { now: Date.now() }),
);

function demoOf(c: Context<SignedInContext>): string | undefined {
  return demoSource(c.env, c.var.account.email, c.req.raw);
}
