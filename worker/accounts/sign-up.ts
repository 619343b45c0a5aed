import { type SignUpInput, USERNAME_TAKEN } from '@desert/contract/accounts/account';
import { findPasswordProblem } from '@desert/contract/accounts/refused-password';
import type { FieldErrors } from '@desert/contract/text/errors';
import { cases, users } from '@desert/drizzle/schema';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { isEnabled } from '../flags/flags.ts';
import { signUps, signUpsToApprove, signUpsWithoutProof } from '../http/rate-limits/policies.ts';
import { requireProof } from '../http/rate-limits/proof-of-work.ts';
import {
  admitRequest,
  countIfAdmitted,
  type Hit,
  refundHits,
} from '../http/rate-limits/rate-limit.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { Refusal } from '../http/response/refusal.ts';
import { foldCase } from '../members/users/users.ts';
import { retryOnce, writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';
import type { AuthContext } from './auth-context.ts';
import { makeDemoAccount } from './demo.ts';
import { type SignedIn, finishSignIn } from './finish-sign-in.ts';
import { hashInQueue, refuseIfBusy } from './hash-queue.ts';
import { sendLink } from './links/send-link.ts';
import { createSession } from './session/new-session.ts';
import { findTakenName, takeName } from './taken-names.ts';

type Key = Pick<typeof users.$inferSelect, 'email_key' | 'username_key'>;

const NEEDS_PROOF = new Refusal(
  403,
  'Many people are signing up right now, and your browser couldn’t complete our check. Please try again in an hour.',
  { needs_proof: true },
);

/** @param isScripted whether the browser could make a proof of work */
export async function signUp(
  context: AuthContext,
  input: SignUpInput,
  isScripted = true,
): Promise<SignedIn> {
  if (!(await isEnabled(context.database, 'sign-up')))
    throw new Refusal(403, 'Sign-up is closed for now. Please try again another day.');
  refuseIfBusy(context, input.email);
  // Refused sign-ups count, too, because the response reveals whether the email has an account.
  const { database, env, request, now } = context;
  const attempt = await admitRequest(database, signUps(env, clientAddress(request)), { now });
  // First, so that robots learn nothing without work.
  const { isProven, hits } = await checkProof(context, { ...input, attempt }, isScripted);
  try {
    return await createAccount(context, input, { attempt, isProven });
  } catch (error) {
    // Otherwise robots whose input is refused would use up the limit of all sign-ups.
    await retryOnce(() => refundHits(database, hits));
    throw error;
  }
}

async function createAccount(
  context: AuthContext,
  input: SignUpInput,
  { attempt, isProven }: { attempt: Hit[]; isProven: boolean },
): Promise<SignedIn> {
  // Reserves the demo account's name before its first use.
  await makeDemoAccount(context);
  const key = { email_key: foldCase(input.email), username_key: foldCase(input.username) };
  const taken = await findTaken(context, input, key);
  const refused = findPasswordProblem(input.password, input);
  if (taken) throw new Refusal(409, { ...taken, ...(refused && { password: refused }) });
  // The attempt still counts: this response, too, reveals that the email has no account.
  if (refused) throw new Refusal(400, { password: refused });
  const password = await hashInQueue(
    context,
    input.email,
    (passwords) => passwords.hash(input.password),
    attempt,
  );
  const created = await insertAccount(context, { ...input, password }, { key, isProven });
  if (!created) throw new Refusal(409, (await findTaken(context, input, key)) ?? {});
  return created;
}

/**
 * Above a number of sign-ups an hour from all addresses, asks for a proof of work. @returns whether there are few, or a
 * proof; without scripts there is none, and a moderator must approve the account. And the hits of the limits of all
 */
async function checkProof(
  { database, env, now }: AuthContext,
  { proof = '', attempt }: SignUpInput & { attempt: Hit[] },
  isScripted: boolean,
): Promise<{ isProven: boolean; hits: Hit[] }> {
  const hits = await countIfAdmitted(database, signUpsWithoutProof(env), { now });
  if (hits) return { isProven: true, hits };
  if (!isScripted)
    return { isProven: false, hits: await admitRequest(database, signUpsToApprove(env), { now }) };
  if (proof === '') {
    // The form is about to be sent again.
    await retryOnce(() => refundHits(database, attempt));
    throw NEEDS_PROOF;
  }
  await requireProof(database, proof);
  return { isProven: true, hits: [] };
}

async function findTaken(
  { database }: AuthContext,
  { username }: SignUpInput,
  key: Key,
): Promise<FieldErrors | undefined> {
  const [takenUsers, names] = await Promise.all([
    database
      .select({ email_key: users.email_key, username_key: users.username_key })
      .from(users)
      .where(or(eq(users.email_key, key.email_key), eq(users.username_key, key.username_key))),
    findTakenName(database, username),
  ]);
  if (takenUsers.length + names.length === 0) return undefined;
  const has = (column: keyof Key) => takenUsers.some((user) => user[column] === key[column]);
  return {
    ...(has('email_key') && { email: 'There’s already an account with this email' }),
    ...((has('username_key') || names.length > 0) && { username: USERNAME_TAKEN }),
  };
}

/** Stores the account; undefined if its email or username was taken. `password` is the hash. */
async function insertAccount(
  context: AuthContext,
  { username, email, password }: SignUpInput,
  { key, isProven }: { key: Key; isProven: boolean },
): Promise<SignedIn | undefined> {
  const { database, request, now } = context;
  const awaits_approval = !isProven || (await isEnabled(database, 'approval'));
  const user = { username, email, ...key, password, created_at: now, awaits_approval };
  // The salted hash lets a retry tell its own account from another's of the same name.
  const isThis = and(eq(users.username_key, key.username_key), eq(users.password, password));
  const session = createSession(database, request, isThis, now);
  const [, [created]] = await writeBatch(database, [
    database.insert(users).values(user).onConflictDoNothing(),
    database.select({ id: users.id }).from(users).where(isThis),
    takeName(database, username, isThis),
    ...(awaits_approval ? [openSignUpCase(database, isThis, now)] : []),
    ...session.statements,
    ...sendLink(context, 'confirm', isThis),
  ]);
  return (
    created &&
    finishSignIn(
      request,
      {
        ...user,
        id: created.id,
        email_confirmed_at: null,
        role: 'member',
        number: null,
        era: null,
      },
      session.cookie,
    )
  );
}

/** The statement that queues a new account for the moderators, who approve or suspend the member. */
function openSignUpCase(database: AuthContext['database'], isThis: SQL | undefined, now: number) {
  return insertSelect(
    database,
    cases,
    { kind: 'users', subject_id: users.id, author_id: users.id, state: 'open', opened_at: now },
    sql`FROM ${users} WHERE ${isThis}`,
  ).onConflictDoNothing();
}
