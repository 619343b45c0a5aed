import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { GenericSchema } from 'valibot';
import { demoSource } from '../../accounts/demo.ts';
import { type Limit, type Policies, reports, writes } from '../rate-limits/policies.ts';
import { admit } from '../rate-limits/rate-limit.ts';
import { jsonBody } from './json-body.ts';
import { signedIn, type SignedInContext } from './session.ts';

const limited = <C extends SignedInContext = SignedInContext>(
  limit: Limit,
  policiesOf: (c: Context<SignedInContext>) => Policies,
  timesOf: (c: Context<C>) => number = () => 1,
) =>
  Object.assign(
    createMiddleware<C>(async (c, next) => {
      const policies = policiesOf(c as unknown as Context<SignedInContext>);
      await admit(c.var.database, policies, { times: timesOf(c) });
      return next();
    }),
    { properties: { limit } },
  );

/** Responds 429 above the write limit. Use after validation. Deletions are unlimited: each needs an earlier write. */
export const limitWrites = <C extends SignedInContext>(timesOf?: (c: Context<C>) => number) =>
  limited<C>('write', (c) => writes(c.var.env, c.var.account.id, { demo: demoOf(c) }), timesOf);

export const limitedWrites = limitWrites<SignedInContext>();

/** The middlewares of a member's write with a body. */
export const acceptBody = <S extends GenericSchema>(schema: S) =>
  [signedIn, jsonBody(schema), limitedWrites] as const;

export const limitedRestores = limited('restore', (c) =>
  writes(c.var.env, c.var.account.id, { demo: demoOf(c), name: 'restore' }),
);

export const limitedReports = limited('report', (c) => reports(c.var.env, c.var.account.id));

function demoOf(c: Context<SignedInContext>): string | undefined {
  return demoSource(c.var.env, c.var.account.email, c.req.raw);
}
