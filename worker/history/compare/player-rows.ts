import type { ComparedRow } from '@desert/contract/compare';
import { STATS } from '@desert/contract/figures';
import type { PlayerTotals } from '@desert/contract/players';
import { yearsOf } from '@desert/contract/seasons';
import { players } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { type IndexedPlayer, isGoalie } from '../players/player-index.ts';
import { totalsOf } from '../players/totals.ts';
import { rowOf } from './row.ts';

export interface PlayerColumn {
  player: IndexedPlayer;
  totals: PlayerTotals;
}

export async function readPlayerColumns(
  database: Database,
  compared: IndexedPlayer[],
): Promise<PlayerColumn[]> {
  const ids = JSON.stringify(compared.map(({ id }) => id));
  const lines = await database
    .select()
    .from(players)
    .where(sql`${players.person_id} IN (SELECT value FROM json_each(${ids}))`);
  return compared.map((player) => ({
    player,
    totals: totalsOf(lines.filter(({ person_id }) => person_id === player.id)),
  }));
}

export function playerRows(columns: PlayerColumn[]): ComparedRow[] {
  const some = columns.some(({ player }) => isGoalie(player));
  const all = columns.every(({ player }) => isGoalie(player));
  const of = (valueOf: (totals: PlayerTotals) => number | null, goaliesOnly?: boolean) =>
    columns.map(({ totals, player }) =>
      goaliesOnly !== undefined && goaliesOnly !== isGoalie(player) ? null : valueOf(totals),
    );
  const skaters = [
    rowOf(
      STATS.goals.label,
      'count',
      of(({ goals }) => goals),
      'more',
    ),
    rowOf(
      STATS.assists.label,
      'count',
      of(({ assists }) => assists),
      'more',
    ),
    rowOf(
      STATS.points.label,
      'count',
      of(({ points }) => points),
      'more',
    ),
    rowOf(
      STATS.plus_minus.label,
      'signed',
      of(({ plus_minus }) => plus_minus, false),
      'more',
    ),
    rowOf(
      STATS.pims.label,
      'count',
      of(({ pims }) => pims),
    ),
    rowOf(
      'Goals per game',
      'average',
      of(({ goals_per_game }) => goals_per_game, false),
      'more',
    ),
    rowOf(
      'Points per game',
      'average',
      of(({ points_per_game }) => points_per_game, false),
      'more',
    ),
  ];
  const inGoal = [
    rowOf(
      STATS.wins.label,
      'count',
      of(({ wins }) => wins, true),
      'more',
    ),
    rowOf(
      'Losses',
      'count',
      of(({ losses }) => losses, true),
    ),
    rowOf(
      'Shutouts',
      'count',
      of(({ shutouts }) => shutouts, true),
      'more',
    ),
    rowOf(
      STATS.gaa.label,
      'average',
      of(({ gaa }) => gaa, true),
      'less',
    ),
    rowOf(
      STATS.svp.label,
      'fraction',
      of(({ svp }) => svp, true),
      'more',
    ),
  ];
  return [
    rowOf(
      STATS.position.label,
      'text',
      columns.map(({ player }) => player.positions.join('/')),
    ),
    rowOf(
      'Years with the franchise',
      'text',
      columns.map(({ player }) => yearsOf(player)),
    ),
    rowOf(
      'Seasons',
      'count',
      columns.map(({ player }) => player.seasons),
      'more',
    ),
    rowOf(
      STATS.gp.label,
      'count',
      of(({ gp }) => gp),
      'more',
    ),
    ...(all ? [] : skaters),
    ...(some ? inGoal : []),
  ];
}
