import type { EmailInput } from '@desert/contract/account-links';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { runAfterResponse } from '../../background/run.ts';
import { writeBatch } from '../../database/retry.ts';
import { mailsFrom, mailsTo } from '../../rate-limits/policies.ts';
import { admit, countIfAdmitted } from '../../rate-limits/rate-limit.ts';
import { clientAddress } from '../../request/client-address.ts';
import { logError } from '../../response/errors.ts';
import { isDemoAccount } from '../../users/demo-account.ts';
import { caseFolded } from '../../users/users.ts';
import type { AuthContext } from '../auth-context.ts';
import { sendLink } from './send-link.ts';

export async function forgottenPassword(
  context: AuthContext,
  { email }: EmailInput,
): Promise<void> {
  const { database, env, request, now } = context;
  await admit(database, mailsFrom(env, clientAddress(request)), { now });
  // Succeeds without a mail, so that the response does not reveal whether the email has an account.
  const isAdmitted = await countIfAdmitted(database, mailsTo(env, caseFolded(email)), { now });
  if (isAdmitted && !isDemoAccount(env, email)) context.waitUntil(writeLink(context, email));
}

async function writeLink(context: AuthContext, email: string): Promise<void> {
  const { database, env, request } = context;
  const owner = eq(users.email_key, caseFolded(email));
  try {
    await writeBatch(database, sendLink(context, 'password', owner));
  } catch (error) {
    const { pathname: path } = new URL(request.url);
    logError(error as Error, { method: request.method, path });
  }
  await runAfterResponse(env);
}
