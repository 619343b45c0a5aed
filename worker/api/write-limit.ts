import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { demoSource } from '../accounts/demo.ts';
import { admitReport, admitWrite } from '../accounts/limits.ts';
import { bytesOf } from '../accounts/written-bytes.ts';
import { authErrorResponse } from './auth/response.ts';
import type { SignedInContext } from './session.ts';

/** With what was sent, where the route takes a body. */
interface WritingContext extends SignedInContext {
  Variables: SignedInContext['Variables'] & { body?: unknown };
}

/**
 * 429 for an account that wrote `WRITES_PER_10_MINUTES` times, or `BYTES_PER_DAY`. Comes after what a bad request fails
 * on, and after what makes the body as it is stored. Deletions are not limited: what is one's own can always be taken away,
 * and had to be written first.
 */
export const limitedWrites = createMiddleware<WritingContext>(async (c, next) => {
  const admission = await admitWrite(c.var.database, c.env, c.var.account.id, written(c));
  return admission.ok ? next() : authErrorResponse(admission);
});

/**
 * 429 as `limitedWrites`, for what changes an account and takes no room to speak of: who wrote as much as they can in a day can
 * still guard their account.
 */
export const limitedSettings = createMiddleware<WritingContext>(async (c, next) => {
  const { demo } = written(c);
  const admission = await admitWrite(c.var.database, c.env, c.var.account.id, { demo });
  return admission.ok ? next() : authErrorResponse(admission);
});

/** 429 for an account that restores what it deleted too often: deleting and restoring would be a loop of writes that nothing ends. */
export const limitedRestores = createMiddleware<WritingContext>(async (c, next) => {
  const { database, account } = c.var;
  const { demo } = written(c);
  const admission = await admitWrite(database, c.env, account.id, { kind: 'restore', demo });
  return admission.ok ? next() : authErrorResponse(admission);
});

/** 429 for an account that reported `REPORTS_PER_HOUR` times, or wrote `BYTES_PER_DAY`. */
export const limitedReports = createMiddleware<WritingContext>(async (c, next) => {
  const admission = await admitReport(c.var.database, c.env, c.var.account.id, written(c));
  return admission.ok ? next() : authErrorResponse(admission);
});

/** Whom and how much the limits count. */
function written(c: Context<WritingContext>) {
  const { account, body } = c.var;
  return { demo: demoSource(c.env, account.email, c.req.raw), bytes: bytesOf(body) };
}
