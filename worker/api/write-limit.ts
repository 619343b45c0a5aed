import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { demoSource } from '../accounts/demo.ts';
import { reports } from '../rate-limits/policies.ts';
import { type Admission, admit } from '../rate-limits/rate-limit.ts';
import { admitWrite } from '../rate-limits/writes.ts';
import { authErrorResponse } from './auth/response.ts';
import type { Limit } from './route.ts';
import type { SignedInContext } from './session.ts';

const limited = (limit: Limit, admission: (c: Context<SignedInContext>) => Promise<Admission>) =>
  Object.assign(
    createMiddleware<SignedInContext>(async (c, next) => {
      const admitted = await admission(c);
      return admitted.ok ? next() : authErrorResponse(admitted);
    }),
    { properties: { limit } },
  );

/** Responds 429 above the write limit. Use after validation. Deletions are unlimited: each needs an earlier write. */
export const limitedWrites = limited('write', (c) => {
  const { database, account } = c.var;
  return admitWrite(database, c.var.env, account.id, { demo: demoOf(c) });
});

export const limitedRestores = limited('restore', (c) => {
  const { database, account } = c.var;
  return admitWrite(database, c.var.env, account.id, { name: 'restore', demo: demoOf(c) });
});

export const limitedReports = limited('report', (c) =>
  admit(c.var.database, reports(c.var.env, c.var.account.id), { now: Date.now() }),
);

function demoOf(c: Context<SignedInContext>): string | undefined {
  return demoSource(c.var.env, c.var.account.email, c.req.raw);
}
