import type { Account, Viewer } from '@desert/contract/accounts/account';
import type { Env } from '../../env.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { isDemoAccount } from './demo-account.ts';

type Variables = Pick<Env, 'UNCONFIRMED_MAY' | 'DEMO_ACCOUNT'>;

/** Permission of members without a confirmed email; {} for others and the demo account, which has no mailbox. */
export function getUnconfirmedPermission(
  env: Variables,
  { email, email_confirmed }: Account,
): Pick<Viewer, 'unconfirmed_may'> {
  if (email_confirmed || isDemoAccount(env, email)) return {};
  return { unconfirmed_may: env.UNCONFIRMED_MAY === 'write' ? 'write' : 'read' };
}

/** Refuses a member whose account a moderator has to approve first. */
export function checkApproved({ awaits_approval }: Pick<Account, 'awaits_approval'>): void {
  if (awaits_approval)
    throw new Refusal(
      403,
      'A moderator has to approve your account first. Until then you can read, like, and save.',
    );
}

/** Refuses a member whose account a moderator has to approve first, or who has to confirm their email. */
export function checkConfirmed(env: Variables, account: Account): void {
  checkApproved(account);
  if (getUnconfirmedPermission(env, account).unconfirmed_may !== 'read') return;
  throw new Refusal(
    403,
    'Confirm your email first. Open the link we sent you, or get a new one in your account settings.',
  );
}
