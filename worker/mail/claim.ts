import { mails } from '@desert/drizzle/schema';
import { IS_WAITING } from '@desert/drizzle/schema/mail';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { WrittenMail } from './send.ts';

const MINUTE = 60_000;

/** How long after each try the next one may be made, in ms: longer than a Worker is at one. */
const WAITS = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60, 1].map((minutes) => minutes * MINUTE);

/** As often a mail is tried. */
export const TRIES = WAITS.length;

/**
 * Takes the next mail that is due, for one try: in one statement, so that no two take the same. Whoever takes it and does not
 * say what came of it leaves it to the next, after the wait.
 * @returns it as it is from now on; undefined where none is due
 */
export function claimMail(database: Database, now: number): Promise<WrittenMail | undefined> {
  // Not bound: D1 binds numbers as REAL, and '$[6.0]' is no path.
  const last = sql.raw(String(TRIES - 1));
  const wait = sql`json_extract(${JSON.stringify(WAITS)}, '$[' || min(${mails.tries}, ${last}) || ']')`;
  return database
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, next_at: sql`${now} + ${wait}` })
    .where(
      sql`${mails.id} = (
        SELECT id FROM mails WHERE next_at <= ${now} AND ${sql.raw(IS_WAITING)} ORDER BY next_at LIMIT 1
      )`,
    )
    .returning()
    .get();
}
