import { createMiddleware } from 'hono/factory';
import { isDemoAccount } from '../accounts/demo.ts';
import { errorResponse } from '../errors.ts';
import type { SignedInContext } from './session.ts';

/** 403 for the demo account, for what would put out others who try the site with it. Comes after `signedIn`. */
export const notDemoAccount = createMiddleware<SignedInContext>(async (c, next) => {
  if (!isDemoAccount(c.env, c.var.account.email)) return next();
  const message = 'The demo account is for everybody. With your own account you can do this.';
  return errorResponse(403, message);
});
