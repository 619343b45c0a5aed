import type { Account } from '@desert/contract/account';
import type { Env } from '../env.ts';
import { isDemoAccount } from './demo.ts';

export const CONFIRM_FIRST =
  'Confirm your email first. Open the link we sent you, or get a new one in your account settings.';

/** Whether an account may not write before its address is confirmed, by `UNCONFIRMED_MAY`. Nobody reads the demo account's mail. */
export function mustConfirm(
  env: Pick<Env, 'UNCONFIRMED_MAY' | 'DEMO_ACCOUNT'>,
  { email, email_confirmed }: Account,
): boolean {
  return env.UNCONFIRMED_MAY !== 'write' && !email_confirmed && !isDemoAccount(env, email);
}
