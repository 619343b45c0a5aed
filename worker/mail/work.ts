/** Sends the mails that wait, after the answer to who caused one and by the cron. */
import { mails } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import { log } from '../log/log.ts';
import { claimMail, TRIES } from './claim.ts';
import { type Failure, type MailEnv, sendMail, type WrittenMail } from './send.ts';

/** How long a request works after its answer, in ms; the cron goes on. */
const TIME = 10_000;

/**
 * Sends all mails that are due. Cut off at any moment, whoever comes next goes on; one that was handed over and not marked
 * goes twice.
 * @param time how long, in ms
 */
export async function workAtMail(env: MailEnv, time = TIME): Promise<void> {
  const database = drizzle(env.DB);
  const end = Date.now() + time;
  try {
    while (Date.now() <= end) {
      const mail = await claimMail(database, Date.now());
      if (!mail) return;
      await tryMail(env, database, mail);
    }
  } catch (error) {
    log('mail.behind', { error: (error as Error).name });
  }
}

/** Tries a mail that was claimed, and notes what came of it. */
export async function tryMail(env: MailEnv, database: Database, mail: WrittenMail): Promise<void> {
  // Whoever had the last try did not say what came of it.
  const failure =
    mail.tries > TRIES
      ? { code: mail.error || 'cut off', permanent: true }
      : await sendMail(env, mail);
  const isGivenUp = failure !== undefined && (failure.permanent || mail.tries >= TRIES);
  if (failure)
    log(isGivenUp ? 'mail.given-up' : 'mail.failed', {
      id: mail.id,
      tries: mail.tries,
      error: failure.code,
    });
  await retryOnce(() => mark(database, mail, failure, isGivenUp));
}

function mark(
  database: Database,
  { id }: WrittenMail,
  failure: Failure | undefined,
  isGivenUp: boolean,
) {
  const now = Date.now();
  const emptied = { text: '', html: '' };
  const done = failure ? { error: failure.code } : { sent_at: now, error: '', ...emptied };
  const outcome = isGivenUp ? { ...done, failed_at: now, ...emptied } : done;
  return database.update(mails).set(outcome).where(eq(mails.id, id));
}
