import type { PlayerTotals } from '@desert/contract/history/players';
import type { SourcePlayer } from './seasons.ts';

type Line = Pick<SourcePlayer, 'seconds' | 'minutes' | 'goals_against' | 'shots_against'> &
  Partial<Record<keyof PlayerTotals, number | null | undefined>>;

/** Career totals; null if a part is unknown, or not tracked for the position. Averages are computed from the sums. */
export function sumLines(lines: readonly Line[]): PlayerTotals {
  const total = (name: keyof Line) =>
    lines.reduce<number | null>((sum, { [name]: value = null }) => {
      return sum === null || value === null ? null : sum + value;
    }, 0);
  const gp = total('gp') ?? 0;
  const [goals, assists, points] = [total('goals'), total('assists'), total('points')];
  const [minutes, against] = [total('minutes'), total('goals_against')];
  const shots = total('shots_against');
  const perGame = (count: number | null) => (count === null || gp === 0 ? null : count / gp);
  // To the second where it is known.
  const seconds = lines.reduce((sum, line) => sum + (line.seconds ?? (line.minutes ?? 0) * 60), 0);
  return {
    gp,
    goals,
    assists,
    points,
    pims: total('pims'),
    plus_minus: total('plus_minus'),
    goals_per_game: perGame(goals),
    assists_per_game: perGame(assists),
    points_per_game: perGame(points),
    wins: total('wins'),
    losses: total('losses'),
    shutouts: total('shutouts'),
    minutes,
    gaa: minutes && against !== null ? (against * 3600) / seconds : null,
    svp: shots && against !== null ? 1 - against / shots : null,
  };
}
