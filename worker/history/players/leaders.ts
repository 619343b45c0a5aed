import { type Figure, FIGURE_NAMES, FIGURES, LEAST_GAMES } from '@desert/contract/figures';
import {
  type FigureLeaders,
  type Leader,
  LEADERS_LONG,
  LEADERS_SHORT,
  type Leaders,
} from '@desert/contract/players';
import { type EraId, ERAS, seasonYear } from '@desert/contract/seasons';
import { historyDocuments } from '@desert/drizzle/schema';
import type { LeaderRow } from '@desert/drizzle/seed/history/documents';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { fullName, type IndexedPlayer, playersIn, selectDocument } from './player-index.ts';

interface AskedLeaders {
  figure?: Figure | undefined;
  era?: EraId | undefined;
}

export async function findLeaders(
  database: Database,
  { figure, era }: AskedLeaders,
): Promise<Leaders> {
  const figures = figure ? [figure] : FIGURE_NAMES;
  const names = figures.map((one) => `leaders:${one}:${era ?? 'franchise'}`);
  const isAsked = sql`${historyDocuments.name} IN (SELECT value FROM json_each(${JSON.stringify(names)}))`;
  const [index, documents] = await database.batch([
    selectDocument(database, 'players'),
    database.select().from(historyDocuments).where(isAsked),
  ]);
  const players = new Map(playersIn(index).map((player) => [player.id, player]));
  const bodies = new Map(documents.map(({ name, body }) => [name, body]));
  return {
    era: era ?? null,
    figures: figures.map((one, at): FigureLeaders => {
      const rows = JSON.parse(bodies.get(names[at] ?? '') ?? '[]') as LeaderRow[];
      return {
        figure: one,
        least_games: leastGames(one, era),
        leaders: rows
          .slice(0, figure ? LEADERS_LONG : LEADERS_SHORT)
          .flatMap((row) => leaderOf(row, players, era)),
      };
    }),
  };
}

function leastGames(figure: Figure, era: EraId | undefined): number | null {
  const facts = FIGURES[figure];
  if (!('average' in facts)) return null;
  return LEAST_GAMES[facts.of][era ? 'era' : 'franchise'];
}

function leaderOf(
  [id, rank, value, gp]: LeaderRow,
  players: Map<number, IndexedPlayer>,
  era: EraId | undefined,
): Leader[] {
  const player = players.get(id);
  if (!player) return [];
  const { first, last } = ERAS.find((one) => one.id === era) ?? { first: 0, last: 9999 };
  const spans = player.spans.filter(([from, to]) => from <= last && to >= first);
  return [
    {
      slug: player.slug,
      name: fullName(player),
      rank,
      position: player.positions[0] ?? 'C',
      gp,
      value,
      first_season: seasonYear(Math.max(first, spans[0]?.[0] ?? 0)),
      last_season: seasonYear(Math.min(last, spans.at(-1)?.[1] ?? 0)),
    },
  ];
}
