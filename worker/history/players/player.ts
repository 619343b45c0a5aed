import type { PlayerFacts } from '@desert/contract/player-facts';
import type { PlayerDetail } from '@desert/contract/players';
import { persons, personSlugs, players, teams } from '@desert/drizzle/schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { toPlayer } from '../teams.ts';
import { placeIn } from './place-in-list.ts';
import { isGoalie, playersIn, selectDocument, summaryOf } from './player-index.ts';
import { totalsOf } from './totals.ts';
import { wornNumbers } from './worn-numbers.ts';

/** Finds a player; undefined if unknown. @param slug current or former @param from address of the visitor's list */
export async function findPlayer(
  database: Database,
  slug: string,
  from: string | undefined,
): Promise<PlayerDetail | undefined> {
  const asked = database
    .select({ id: personSlugs.person_id })
    .from(personSlugs)
    .where(eq(personSlugs.slug, slug));
  const [[person], lines, index, [facts]] = await database.batch([
    database.select().from(persons).where(eq(persons.id, asked)),
    database
      .select({ player: players, year: teams.year, team_name: teams.team_name })
      .from(players)
      .innerJoin(teams, eq(teams.id, players.team_id))
      .where(eq(players.person_id, asked))
      .orderBy(asc(players.id)),
    selectDocument(database, 'players'),
    selectDocument(database, sql`'facts:' || ${asked}`),
  ]);
  const everybody = playersIn(index);
  const player = everybody.find(({ id }) => id === person?.id);
  if (!person || !player) return undefined;
  const seasons = lines.map((line) => line.player);
  return {
    ...summaryOf(player),
    birth_date: person.birth_date,
    lines: lines.map(({ player: line, year, team_name }) => ({
      ...toPlayer(line),
      year,
      team_name,
    })),
    totals: totalsOf(seasons),
    best_season: bestOf(lines, isGoalie(player) ? 'wins' : 'points'),
    facts: JSON.parse(facts?.body ?? 'null') as PlayerFacts | null,
    worn: wornNumbers(player, lines, everybody),
    ranks: Object.fromEntries(
      Object.entries(person.ranks).map(([figure, [rank, of]]) => [figure, { rank, of }]),
    ),
    list: from === undefined ? null : await placeIn(database, from, player, everybody),
  };
}

type Line = { player: typeof players.$inferSelect; year: string };

function bestOf(lines: Line[], figure: 'points' | 'wins'): string | null {
  const counted = lines.filter(({ player }) => (player[figure] ?? 0) > 0);
  const [best] = counted.toSorted(
    (a, b) => (b.player[figure] ?? 0) - (a.player[figure] ?? 0) || a.player.gp - b.player.gp,
  );
  return best?.year ?? null;
}
