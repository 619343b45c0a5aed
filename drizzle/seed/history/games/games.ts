/** Source data of games; SOURCES.md explains fields and null. */
import boxScores from './box-scores.json' with { type: 'json' };
import source from './games.json' with { type: 'json' };

export interface SourceGame {
  date: string;
  season: string;
  type: 'regular' | 'playoffs';
  home: boolean;
  opponent: string;
  goals_for: number;
  goals_against: number;
  overtime: 'OT' | '2OT' | 'SO' | null;
  attendance: number | null;
  arena: string | null;
  nhl_id: number | null;
  neutral_site: string | null;
  note: string | null;
  source: string;
}

type Row = [
  date: string,
  season: string,
  type: 'R' | 'P',
  home: 0 | 1,
  opponent: string,
  goals_for: number,
  goals_against: number,
  overtime: SourceGame['overtime'],
  attendance: number | null,
  arena: string | null,
  nhl_id: number | null,
  neutral_site: string | null,
  note: string | null,
  source: number,
];

export const games: SourceGame[] = (source.games as Row[]).map((row) => {
  const [date, season, type, home, opponent, goals_for, goals_against, overtime, ...rest] = row;
  const [attendance, arena, nhl_id, neutral_site, note, sourceIndex] = rest;
  return {
    date,
    season,
    type: type === 'P' ? 'playoffs' : 'regular',
    home: home === 1,
    opponent,
    goals_for,
    goals_against,
    overtime,
    attendance,
    arena,
    nhl_id,
    neutral_site,
    note,
    source: source.sources[sourceIndex] ?? '',
  };
});

/** Rows of a box score. The slug is null if the player has no page. */
export interface BoxRows {
  skaters: SkaterRow[];
  goalies: GoalieRow[];
}

export type SkaterRow = [
  name: string,
  slug: string | null,
  position: string | null,
  number: number | null,
  goals: number,
  assists: number,
  plus_minus: number | null,
  pims: number,
  shots: number | null,
  time_on_ice: string | null,
];

export type GoalieRow = [
  name: string,
  slug: string | null,
  number: number | null,
  shots_against: number | null,
  saves: number | null,
  goals_against: number | null,
  time_on_ice: string | null,
  decision: string | null,
];

type SourceRow = [nhl_id: number, name: string, ...values: unknown[]];

const boxes = boxScores.games as unknown as Record<
  string,
  { skaters: SourceRow[]; goalies: SourceRow[] }
>;

export const boxScoreDates = Object.keys(boxes);

/** @param slugOf slug of a person by `nhl_id` */
export function boxScoreOf(
  date: string,
  slugOf: (nhl_id: number) => string | undefined,
): BoxRows | null {
  const box = boxes[date];
  const withSlug = ([id, name, ...values]: SourceRow) => [name, slugOf(id) ?? null, ...values];
  return box
    ? {
        skaters: box.skaters.map(withSlug) as SkaterRow[],
        goalies: box.goalies.map(withSlug) as GoalieRow[],
      }
    : null;
}
