/** The totals of a member's attended games, which a job stores in one row. */
import type { AttendanceSummary, AttendedGroup } from '@desert/contract/history/attendance';
import type { Game } from '@desert/contract/history/games';
import { attendances, attendanceSummaries, games, jobs } from '@desert/drizzle/schema';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type JobHandler, parseEventKey } from '../../jobs/handler.ts';
import type { Database } from '../../platform/database/open.ts';
import { gameColumns } from '../games.ts';

const MAX_SCORERS = 5;

export const attendanceHandler: JobHandler = {
  async run({ database }, [job]) {
    const user_id = parseEventKey(job).id;
    const body = await computeAttendanceSummary(database, user_id);
    const isOwn = eq(attendanceSummaries.user_id, user_id);
    const statement = body
      ? database
          .insert(attendanceSummaries)
          .values({ user_id, body })
          .onConflictDoUpdate({ target: attendanceSummaries.user_id, set: { body } })
      : database.delete(attendanceSummaries).where(isOwn);
    return { statements: [statement] };
  },
};

/** The summary of a member; null without games. Reads the stored one, or computes it if a job has yet to update it. */
export async function readAttendanceSummary(
  database: Database,
  user_id: number,
): Promise<AttendanceSummary | null> {
  const [[stored], [waiting]] = await database.batch([
    database
      .select({ body: attendanceSummaries.body })
      .from(attendanceSummaries)
      .where(eq(attendanceSummaries.user_id, user_id)),
    database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, 'attendance'), eq(jobs.key, `users ${user_id}`))),
  ]);
  return waiting ? computeAttendanceSummary(database, user_id) : (stored?.body ?? null);
}

type AttendedGame = Game & { arena: string | null };

async function computeAttendanceSummary(
  database: Database,
  user_id: number,
): Promise<AttendanceSummary | null> {
  const isOwn = eq(attendances.user_id, user_id);
  const [attended, scorers, [boxes]] = await database.batch([
    database
      .select({ ...gameColumns, arena: sql<string | null>`${games.facts} ->> '$.arena'` })
      .from(attendances)
      .innerJoin(games, eq(games.date, attendances.date))
      .where(isOwn)
      .orderBy(asc(games.date)),
    database
      .select({
        name: sql<string>`value ->> 0`,
        slug: sql<string | null>`value ->> 1`,
        goals: sql<number>`sum(value ->> 4)`.as('goals'),
      })
      .from(
        sql`${attendances} JOIN ${games} ON ${games.date} = ${attendances.date},
          json_each(${games.box_score}, '$.skaters')`,
      )
      .where(and(isOwn, sql`value ->> 4 > 0`))
      .groupBy(sql`coalesce(value ->> 1, value ->> 0)`)
      .having(sql`goals > 1`)
      .orderBy(sql`goals DESC, value ->> 0`)
      .limit(MAX_SCORERS),
    database
      .select({ games: sql<number>`count(*)` })
      .from(attendances)
      .innerJoin(games, eq(games.date, attendances.date))
      .where(and(isOwn, isNotNull(games.box_score))),
  ]);
  const [first, last] = [attended[0], attended.at(-1)];
  if (!first || !last) return null;
  return {
    games: attended.length,
    record: formatRecord(attended),
    seasons: groupAttended(({ season }) => season, attended).map((group) =>
      Object.assign(group, { path: `/history/${group.label}` }),
    ),
    opponents: sortByGames(groupAttended(({ opponent_slug }) => opponent_slug, attended)).map(
      (group) =>
        Object.assign(group, {
          label: attended.findLast((game) => game.opponent_slug === group.label)?.opponent,
          path: `/history/against/${group.label}`,
        }),
    ),
    arenas: sortByGames(groupAttended(({ arena }) => arena, attended)),
    first,
    last,
    streak: findWinStreak(attended),
    scorers: { games: boxes?.games ?? 0, players: scorers },
  };
}

/** A record of wins, losses, and ties together with overtime losses: '31-20-6'. */
function formatRecord(all: readonly Game[]): string {
  const count = (...results: Game['result'][]) =>
    all.filter(({ result }) => results.includes(result)).length;
  return [count('W'), count('L'), count('T', 'OTL')].join('-');
}

function groupAttended(
  labelOf: (game: AttendedGame) => string | null,
  all: AttendedGame[],
): AttendedGroup[] {
  return [...Map.groupBy(all, labelOf)].flatMap(([label, some]) =>
    label === null ? [] : [{ label, path: null, games: some.length, record: formatRecord(some) }],
  );
}

function sortByGames(groups: AttendedGroup[]): AttendedGroup[] {
  return groups.toSorted((a, b) => b.games - a.games || (a.label < b.label ? -1 : 1));
}

function findWinStreak(all: Game[]): AttendanceSummary['streak'] {
  let run: Game[] = [];
  let longest: Game[] = [];
  for (const game of all) {
    run = game.result === 'W' ? [...run, game] : [];
    if (run.length > 0 && run.length >= longest.length) longest = run;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  return first && last ? { games: longest.length, first, last } : null;
}
