import { limitAllMails } from '../http/rate-limits/policies.ts';
import { countIfAdmitted, refundHits } from '../http/rate-limits/rate-limit.ts';
import type { Claimed, JobContext, JobStep } from '../jobs/handler.ts';
import { postponeJobs } from '../jobs/queue.ts';
import { countMail, type Failure } from './send.ts';

/** Delay in ms until the next attempt of a mail above the limit. */
const DELAY_MS = 5 * 60_000;

interface Sending {
  /** Whether the recipient has not confirmed the address. */
  isUnconfirmed?: boolean;
  send: () => Promise<Failure | undefined>;
}

/**
 * Sends a mail within the limit of all mails, so that robots cannot ruin the site's name with mail providers. One that
 * fails does not count. @returns the failure, or above the limit the step that lets the job wait
 */
export async function sendWithinLimit(
  { env, database }: JobContext,
  jobs: Claimed,
  { isUnconfirmed = false, send }: Sending,
): Promise<{ wait?: JobStep; failure?: Failure | undefined }> {
  const now = Date.now();
  const hits = await countIfAdmitted(database, limitAllMails(env, isUnconfirmed), { now });
  if (!hits)
    return { wait: { statements: [postponeJobs(database, jobs, now + DELAY_MS)], done: [] } };
  const failure = await send();
  if (failure) await refundHits(database, hits);
  else await countMail(database, env);
  return { failure };
}
