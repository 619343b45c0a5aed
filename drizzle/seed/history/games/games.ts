/** Source data of games; SOURCES.md explains fields and null. */
import type { Game } from '@desert/contract/history/games';
import { type BoxRows, toObjects } from '../rows.ts';
import boxScores from './box-scores.json' with { type: 'json' };
import source from './games.json' with { type: 'json' };

export interface SourceGame extends Omit<Game, 'opponent_slug' | 'result'> {
  attendance: number | null;
  arena: string | null;
  neutral_site: string | null;
  sources: string[];
}

type Row = Omit<SourceGame, 'home' | 'type' | 'goals_for' | 'goals_against' | 'sources'> & {
  type: 'R' | 'P';
  home: 0 | 1;
  gf: number;
  ga: number;
  source: number;
};

export const sourceGames = toObjects<Row>(source, source.games).map(
  ({ type, home, gf, ga, source: at, ...game }): SourceGame =>
    Object.assign(game, {
      type: type === 'P' ? ('playoffs' as const) : ('regular' as const),
      home: home === 1,
      goals_for: gf,
      goals_against: ga,
      sources: source.sources[at]?.split('+') ?? [],
    }),
);

const boxes = boxScores.games as unknown as Record<string, BoxRows>;

export const boxScoreDates = Object.keys(boxes);

/** A box score with names and slugs as on the players' pages. @param personOf a person by `nhl_id` */
export function readBoxScore(
  date: string,
  personOf: (nhl_id: number) => { name: string; slug: string } | undefined,
): BoxRows | null {
  const box = boxes[date];
  const withSlug = ([id, name, ...values]: unknown[]) => {
    const person = personOf(Number(id));
    return [person?.name ?? name, person?.slug ?? null, ...values];
  };
  return box ? { skaters: box.skaters.map(withSlug), goalies: box.goalies.map(withSlug) } : null;
}
