import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { GenericSchema } from 'valibot';
import { findDemoClientAddress } from '../../accounts/demo.ts';
import {
  type Limit,
  type Policies,
  limitReports,
  limitWritesByAccount,
} from '../rate-limits/policies.ts';
import { admitRequest } from '../rate-limits/rate-limit.ts';
import { parseJsonBody } from './json-body.ts';
import { signedIn, type SignedInContext } from './session.ts';

const limitRoute = <C extends SignedInContext = SignedInContext>(
  limit: Limit,
  policiesOf: (c: Context<SignedInContext>) => Policies,
  timesOf: (c: Context<C>) => number = () => 1,
) =>
  Object.assign(
    createMiddleware<C>(async (c, next) => {
      const policies = policiesOf(c as unknown as Context<SignedInContext>);
      await admitRequest(c.var.database, policies, { times: timesOf(c) });
      return next();
    }),
    { properties: { limit } },
  );

/** Responds 429 above the write limit. Use after validation. Deletions are unlimited: each needs an earlier write. */
export const limitWrites = <C extends SignedInContext>(timesOf?: (c: Context<C>) => number) =>
  limitRoute<C>(
    'write',
    (c) => limitWritesByAccount(c.var.env, c.var.account.id, { demo: findDemoSource(c) }),
    timesOf,
  );

export const limitedWrites = limitWrites<SignedInContext>();

/** The middlewares of a member's write with a body. */
export const acceptBody = <S extends GenericSchema>(schema: S) =>
  [signedIn, parseJsonBody(schema), limitedWrites] as const;

export const limitedRestores = limitRoute('restore', (c) =>
  limitWritesByAccount(c.var.env, c.var.account.id, { demo: findDemoSource(c), name: 'restore' }),
);

export const limitedReports = limitRoute('report', (c) =>
  limitReports(c.var.env, c.var.account.id),
);

function findDemoSource(c: Context<SignedInContext>): string | undefined {
  return findDemoClientAddress(c.var.env, c.var.account.email, c.req.raw);
}
