import type { EmailInput } from '@desert/contract/account-links';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { writeBatch } from '../../database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { isDemoAccount } from '../demo.ts';
import { admitMail, admitMailsFrom } from '../limits.ts';
import { caseFolded } from '../users.ts';
import { sendLink } from './send-link.ts';

/**
 * Mails a link to choose a new password, where an address has an account: by the same statements whether it has or not, and an
 * account that was asked for too often is told no different. Only who asks for many is.
 */
export async function forgottenPassword(
  context: AuthContext,
  { email }: EmailInput,
): Promise<{ ok: true } | AuthError> {
  const { database, env } = context;
  const admission = await admitMailsFrom(context);
  if (!admission.ok) return admission;
  const isFull = !(await admitMail(context, email)).ok;
  if (isFull || isDemoAccount(env, email)) return { ok: true };
  await writeBatch(database, sendLink(context, 'password', eq(users.email_key, caseFolded(email))));
  return { ok: true };
}
