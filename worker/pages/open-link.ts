import { LINK_IS_DEAD } from '@desert/contract/accounts/account-links';
import { createAuthContext } from '../accounts/auth-context.ts';
import { findConfirmation } from '../accounts/links/confirm-address.ts';
import { findLink } from '../accounts/links/find-link.ts';
import { hashToken } from '../accounts/session/token.ts';
import { openD1 } from '../platform/database/open.ts';
import type { RequestContext } from '../request-context.ts';
import type { RefusedForm } from './forms/posted.ts';

const finds: Record<string, typeof findConfirmation> = {
  '/confirm': findConfirmation,
  '/reset': (context, token) => findLink(context, hashToken(token), ['password']),
};

/**
 * Values for the page of a link: its member's name. Refuses a dead or missing link (410) before the visitor fills in the
 * form. Does not consume the link, because mail scanners open links. No rate limit, because tokens can't be guessed.
 */
export async function openLink(context: RequestContext): Promise<RefusedForm | undefined> {
  const { request, url, primary } = context;
  const { pathname, searchParams } = url;
  const find = finds[pathname.replace(/\/$/, '')];
  if (!find || request.method === 'POST' || searchParams.has('done')) return undefined;
  const token = searchParams.get('token') ?? '';
  // A read replica may not have the link yet.
  const database = openD1(primary);
  const openedLink = token
    ? await find(createAuthContext(request, context, database), token)
    : undefined;
  if (openedLink)
    return { status: 200, errors: {}, values: { username: [openedLink.user.username] } };
  return { status: 410, errors: { token: LINK_IS_DEAD }, values: {} };
}
