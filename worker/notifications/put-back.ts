import type { ReportedKind } from '@desert/contract/moderation';
import { cases } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Event } from './recipients.ts';

/** What comes into its table so much later than it was written, in ms, was there before. */
const PUT_BACK_AFTER = 24 * 60 * 60 * 1000;

/**
 * Whether what an event notes as new was put back: who was told of it has that back, and nobody is told anew. What waited
 * for a moderator from the beginning is new when it is put back. Of what is as young as a day, keys know who was told.
 * @param created_at ms since 1970
 */
export async function isPutBack(
  database: Database,
  event: Event,
  kind: ReportedKind,
  created_at: number,
): Promise<boolean> {
  if (event.change !== 'insert' || event.at < created_at + PUT_BACK_AFTER) return false;
  const held = and(eq(cases.kind, kind), eq(cases.of_id, event.of_id), eq(cases.held, true));
  const found = await database.select({ id: cases.id }).from(cases).where(held);
  return found.length === 0;
}
