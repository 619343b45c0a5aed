import type { PlayerTotals } from '@desert/contract/players';
import type { players } from '@desert/drizzle/schema';
import { secondsOf } from '@desert/drizzle/seed/history/totals';

type Line = typeof players.$inferSelect;

type Counted = {
  [Name in keyof Line]: Line[Name] extends number | null ? Name : never;
}[keyof Line];

export function totalsOf(lines: Line[]): PlayerTotals {
  const sum = (name: Counted) =>
    lines.reduce<number | null>((total, { [name]: value }) => {
      return total === null || value === null ? null : total + value;
    }, 0);
  const gp = sum('gp') ?? 0;
  const perGame = (count: number | null) => (count === null || gp === 0 ? null : count / gp);
  const [goals, assists, points] = [sum('goals'), sum('assists'), sum('points')];
  const [minutes, against, shots] = [sum('minutes'), sum('goals_against'), sum('shots_against')];
  return {
    gp,
    goals,
    assists,
    points,
    pims: sum('pims'),
    plus_minus: sum('plus_minus'),
    goals_per_game: perGame(goals),
    assists_per_game: perGame(assists),
    points_per_game: perGame(points),
    wins: sum('wins'),
    losses: sum('losses'),
    shutouts: sum('shutouts'),
    minutes,
    gaa: minutes && against !== null ? (against * 3600) / secondsOf(lines) : null,
    svp: shots && against !== null ? 1 - against / shots : null,
  };
}
