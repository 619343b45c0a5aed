/** The log of acts, which is only ever added to. Each act is written first in its batch, and all that follows asks whether it was. */
import type { Act, RuleName } from '@desert/contract/moderation';
import { moderationActs } from '@desert/drizzle/schema';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Thing, ThingRef } from './thing.ts';

/** An act that is to be done. */
export interface NewAct extends ThingRef {
  act: Act;
  /** Null where a rule of the site does it. */
  moderator_id: number | null;
  thing: Pick<Thing, 'author_id' | 'title'>;
  rule: RuleName | '';
  reason: string;
  /** Until when, of a suspension: ms since 1970. */
  until?: number | null;
  /** ms since 1970; the reports that it answers are closed at the same. */
  now: number;
}

/**
 * The statement that logs an act.
 * @param where only if: what has to be so for the act to do anything, so that of two at once one acts
 */
export function logAct(database: Database, act: NewAct, where: SQL | undefined) {
  const { moderator_id, kind, id, thing, rule, reason, until = null, now } = act;
  return database.insert(moderationActs)
    .select(sql`SELECT NULL, ${now}, ${moderator_id}, ${act.act}, ${kind}, ${id}, ${thing.author_id}, ${thing.title},
      ${rule}, ${reason}, ${until} WHERE ${where ?? sql`TRUE`}`);
}

/** Whether an act was logged, also where its batch was sent twice. */
export function isLogged(database: Database, { moderator_id, kind, id, act, now }: NewAct): SQL {
  const { of_id, created_at } = moderationActs;
  const logged = and(
    eq(moderationActs.kind, kind),
    eq(of_id, id),
    eq(created_at, now),
    eq(moderationActs.act, act),
    sql`${moderationActs.moderator_id} IS ${moderator_id}`,
  );
  return exists(database.select({ id: moderationActs.id }).from(moderationActs).where(logged));
}
