import { mailsInAll } from '../http/rate-limits/policies.ts';
import { countIfAdmitted } from '../http/rate-limits/rate-limit.ts';
import type { Claimed, JobContext, JobStep } from '../jobs/handler.ts';
import { postponeJobs } from '../jobs/queue.ts';

/** How long a mail waits before the limit of all mails is looked at again. */
const PAUSE_MS = 5 * 60_000;

/**
 * Counts a mail that is about to be sent. @returns the step that lets its job wait if the site has sent as many as it
 * may in an hour, so that robots cannot ruin its name with mail providers
 */
export async function waitForRoom(
  { env, database }: JobContext,
  jobs: Claimed,
  isConfirmation = false,
): Promise<JobStep | undefined> {
  const now = Date.now();
  if (await countIfAdmitted(database, mailsInAll(env, isConfirmation), { now })) return undefined;
  return { statements: [postponeJobs(database, jobs, now + PAUSE_MS)], done: [] };
}
