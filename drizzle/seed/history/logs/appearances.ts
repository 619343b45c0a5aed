/** Players' games in the box scores, by person. */
import type { GoalieLine, SkaterLine } from '@desert/contract/history/games';
import { toSeason } from '@desert/contract/history/seasons';
import { boxScoreDates, readBoxScore } from '../games/games.ts';
import { unpackBoxScore } from '../rows.ts';

export interface Appearance extends Pick<
  SkaterLine,
  'goals' | 'assists' | 'plus_minus' | 'shots' | 'time_on_ice'
> {
  date: string;
  season: string;
  points: number;
  pims: number | null;
  /** Null for skaters. */
  goalie: Pick<GoalieLine, 'shots_against' | 'saves' | 'goals_against' | 'decision'> | null;
}

/** A dressed player with this time did not play. */
const NO_TIME = '00:00';

const NO_COUNTS = { goals: 0, assists: 0, points: 0, plus_minus: null, pims: null, shots: null };

const appearances = new Map<number, Appearance[]>();

for (const date of boxScoreDates.toSorted()) {
  // The name's place has the person's id.
  const box = readBoxScore(date, (id) => ({ name: String(id), slug: '' }));
  const { skaters, goalies } = unpackBoxScore(box ?? { skaters: [], goalies: [] });
  const game = { date, season: toSeason(date) };
  for (const { name, goals, assists, plus_minus, pims, shots, time_on_ice } of skaters) {
    const counts = { goals, assists, points: goals + assists, plus_minus, pims, shots };
    addAppearance(name, { ...game, ...counts, time_on_ice, goalie: null });
  }
  for (const { name, shots_against, saves, goals_against, decision, time_on_ice } of goalies) {
    const goalie = { shots_against, saves, goals_against, decision };
    addAppearance(name, { ...game, ...NO_COUNTS, time_on_ice, goalie });
  }
}

function addAppearance(id: string, appearance: Appearance): void {
  if (appearance.time_on_ice === NO_TIME) return;
  const ownAppearances = appearances.get(Number(id));
  if (ownAppearances) ownAppearances.push(appearance);
  else appearances.set(Number(id), [appearance]);
}

/** A person's games in the box scores, oldest first. @param id the league's */
export function findAppearances(id: number): Appearance[] {
  return appearances.get(id) ?? [];
}
