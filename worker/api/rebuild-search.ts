import type { Context } from 'hono';
import { runAfterResponse } from '../background/run.ts';
import { isBuilding } from '../search/index/ask.ts';
import type { ApiContext } from './session.ts';

/** Continues an unfinished rebuild of the search index after the response. @returns whether the index was incomplete */
export async function continueRebuild(c: Context<ApiContext>): Promise<boolean> {
  const isIncomplete = await isBuilding(c.env);
  // Jobs need the original binding: `DB` may be a session or a read-only wrapper.
  if (isIncomplete)
    c.executionCtx.waitUntil(runAfterResponse({ ...c.env, DB: c.env.PRIMARY ?? c.env.DB }));
  return isIncomplete;
}
