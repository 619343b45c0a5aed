/** "Light the building": each member at a home game lights a seat of a drawn arena, which follows no real seating plan. */
import { MAX_LIT_GAMES, type LitGame } from '@desert/contract/history/attendance';
import { attendanceCounts, games } from '@desert/drizzle/schema';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { gameColumns } from '../games.ts';

/** Sections of the drawing. The last two digits of a section's number count them. */
const SECTIONS = 24;

/** Counted games that the list reads at most, of which some were on the road. */
const MAX_READ = 4 * MAX_LIT_GAMES;

/**
 * The seat of an attendance, as in `Attendances.lights`. A section's number gives the way around; everything else is
 * pseudo-random, and the same each time.
 */
export function chooseSeat({ id, seat }: { id: number; seat: string }): number {
  const [, digits] = /(?:^|\bsec\w*\.? *)(\d{1,3})\b/i.exec(seat) ?? [];
  const around = hashToFraction(id, 1);
  const section = ((Number(digits) % 100) + SECTIONS - 1) % SECTIONS;
  const way = digits === undefined ? around : (section + around) / SECTIONS;
  return Math.floor(way * 1000) * 1000 + Math.floor(hashToFraction(id, 2) * 1000);
}

/** A pseudo-random number from 0 to 1: the finalizer of MurmurHash3. */
function hashToFraction(id: number, salt: number): number {
  let hash = Math.imul(id, 2) + salt;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The home games with the most members, most first. */
export async function listMostAttendedGames(database: Database): Promise<LitGame[]> {
  const most = database
    .select()
    .from(attendanceCounts)
    .where(gt(attendanceCounts.count, 0))
    .orderBy(desc(attendanceCounts.count), desc(attendanceCounts.date))
    .limit(MAX_READ)
    .as('most');
  return database
    .select({
      ...gameColumns,
      lit: most.count,
      attendance: games.attendance,
      capacity: sql<number | null>`${games.facts} ->> '$.capacity'`,
    })
    .from(most)
    .innerJoin(games, and(eq(games.date, most.date), eq(games.home, true)))
    .orderBy(desc(most.count), desc(most.date))
    .limit(MAX_LIT_GAMES);
}
