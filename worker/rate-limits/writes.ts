/** The rate limit of writes, with a message for the daily limit. */
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import { writes } from './policies.ts';
import { type Admission, admit, durationOf } from './rate-limit.ts';

const LONG = 10 * 60;

interface Options {
  name?: 'write' | 'restore';
  now?: number;
  demo?: string | undefined;
  times?: number;
}

export async function admitWrite(
  database: Database,
  env: Env,
  user_id: number,
  { name, now = Date.now(), demo, times = 1 }: Options = {},
): Promise<Admission> {
  const policies = writes(env, user_id, { demo, ...(name && { name }) });
  const admission = await admit(database, policies, { now, times });
  if (admission.ok || admission.retryAfter <= LONG) return admission;
  const wait = durationOf(admission.retryAfter);
  const message = `You’ve reached the daily limit for posting. Please try again in ${wait}.`;
  return { ...admission, errors: { message } };
}
