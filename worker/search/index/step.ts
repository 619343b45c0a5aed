import type { JobContext, JobStep } from '../../jobs/handler.ts';
import type { DocumentRow } from './documents.ts';
import { enqueueRebuild } from './open-index.ts';
import { discardIfDamaged, isMissing } from './state.ts';

/** Maximum characters of text per step, unless one record has more. */
export const STEP_TEXT = 500_000;

export function measureDocument({ title, text }: DocumentRow): number {
  return title.length + text.length;
}

/** Takes a step of a job. If the index is missing or damaged, enqueues a rebuild, which includes the job's work. */
export async function runUnlessDamaged(
  { env, database }: JobContext,
  step: () => Promise<JobStep | undefined>,
): Promise<JobStep | undefined> {
  try {
    return await step();
  } catch (error) {
    if (!isMissing(error) && !(await discardIfDamaged(env.SEARCH, error))) throw error;
    return { statements: [enqueueRebuild(database)] };
  }
}
