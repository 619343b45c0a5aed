import { users } from '@desert/drizzle/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { writeBatch } from '../../database/retry.ts';
import { mailsTo } from '../../rate-limits/policies.ts';
import { admit } from '../../rate-limits/rate-limit.ts';
import type { AuthContext } from '../auth-context.ts';
import type { AuthError } from '../auth-result.ts';
import { sendLink } from './send-link.ts';

/** Mails the link once more that confirms an account's address; nothing where that is confirmed. */
export async function sendConfirmation(
  context: AuthContext,
  { id }: { id: number },
): Promise<{ ok: true } | AuthError> {
  const { database, env, now } = context;
  const admission = await admit(database, mailsTo(env, id), { now });
  if (!admission.ok) return admission;
  const owner = and(eq(users.id, id), isNull(users.email_confirmed_at));
  await writeBatch(database, sendLink(context, 'confirm', owner));
  return { ok: true };
}
