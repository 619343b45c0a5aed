import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../response/errors.ts';
import { isDemoAccount } from '../users/demo-account.ts';
import type { SignedInContext } from './session.ts';

/** Responds 403 to the demo account, for changes that would affect its other users. Use it after `signedIn`. */
export const notDemoAccount = createMiddleware<SignedInContext>(async (c, next) => {
  if (!isDemoAccount(c.env, c.var.account.email)) return next();
  const message =
    'The demo account is shared, so you can’t do that here. Sign up to do this with your own account.';
  return errorResponse(403, message);
});
