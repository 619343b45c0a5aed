import type { Context } from 'hono';
import { runAfterResponse } from '../background/run.ts';
import { isBuilding } from '../search/index/ask.ts';
import type { ApiContext } from './session.ts';

/** Whether the search index is incomplete; if so, goes on with rebuilding it after the response. */
export async function continueRebuild(c: Context<ApiContext>): Promise<boolean> {
  const isIncomplete = await isBuilding(c.env);
  // Jobs are in the primary.
  if (isIncomplete)
    c.executionCtx.waitUntil(runAfterResponse({ ...c.env, DB: c.env.PRIMARY ?? c.env.DB }));
  return isIncomplete;
}
