import type { EmailInput } from '@desert/contract/accounts/account-links';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { limitMailsByIp, limitMailsByRecipient } from '../../http/rate-limits/policies.ts';
import { admitRequest, countIfAdmitted } from '../../http/rate-limits/rate-limit.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { logError } from '../../http/response/errors.ts';
import { runAfterResponse } from '../../jobs/run/run.ts';
import { isDemoAccount } from '../../members/users/demo-account.ts';
import { foldCase } from '../../members/users/users.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import type { AuthContext } from '../auth-context.ts';
import { sendLink } from './send-link.ts';

export async function requestPasswordReset(
  context: AuthContext,
  { email }: EmailInput,
): Promise<void> {
  const { database, env, request, now } = context;
  await admitRequest(database, limitMailsByIp(env, clientAddress(request)), { now });
  // Succeeds without a mail, so that the response does not reveal whether the email has an account.
  const isAdmitted = await countIfAdmitted(database, limitMailsByRecipient(env, foldCase(email)), {
    now,
  });
  if (isAdmitted && !isDemoAccount(env, email)) context.waitUntil(writeLink(context, email));
}

async function writeLink(context: AuthContext, email: string): Promise<void> {
  const { database, env, request } = context;
  const owner = eq(users.email_key, foldCase(email));
  try {
    await writeBatch(database, sendLink(context, 'password', owner));
  } catch (error) {
    const { pathname: path } = new URL(request.url);
    logError(error as Error, { method: request.method, path });
  }
  await runAfterResponse(env);
}
