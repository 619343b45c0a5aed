import { users } from '@desert/drizzle/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { writeBatch } from '../../database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { admitMailFor } from '../limits.ts';
import { sendLink } from './send-link.ts';

/** Mails the link once more that confirms an account's address; nothing where that is confirmed. */
export async function sendConfirmation(
  context: AuthContext,
  { id }: { id: number },
): Promise<{ ok: true } | AuthError> {
  const admission = await admitMailFor(context, id);
  if (!admission.ok) return admission;
  const owner = and(eq(users.id, id), isNull(users.email_confirmed_at));
  await writeBatch(context.database, sendLink(context, 'confirm', owner));
  return { ok: true };
}
