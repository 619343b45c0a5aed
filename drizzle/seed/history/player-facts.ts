/** Facts about players, by person. SOURCES.md names the sources, and how names were matched. */
import type { GoaliePlayoffLine, PlayerFacts, PlayoffLine } from '@desert/contract/player-facts';
import source from './player-facts.json' with { type: 'json' };

type PlayoffRow = [
  year: string,
  gp: number,
  goals: number,
  assists: number,
  points: number,
  pims: number,
  plus_minus: number | null,
];

type GoalieRow = [
  year: string,
  gp: number,
  wins: number,
  losses: number,
  shutouts: number,
  minutes: number,
  goals_against: number,
  shots_against: number | null,
];

export interface SourceFacts {
  hand?: 'L' | 'R';
  born_in?: string;
  height?: number;
  weight?: number;
  draft?: [year: number, overall: number, round: number | null, team: string];
  playoffs?: PlayoffRow[];
  goalie_playoffs?: GoalieRow[];
  awards?: [season: string, award: string, others?: string][];
  captain?: string[];
  hall_of_fame?: number;
  honor?: string;
  trades?: [date: string, direction: 'in' | 'out', team: string][];
}

export const playerFacts = source as unknown as Record<string, SourceFacts>;

export function factsOf(id: number): PlayerFacts {
  const { draft, ...facts } = playerFacts[id] ?? {};
  const { playoffs = [], goalie_playoffs = [], awards = [], captain = [], trades = [] } = facts;
  const [year, overall, round, team] = draft ?? [];
  return {
    ...facts,
    ...(year !== undefined &&
      overall !== undefined &&
      team !== undefined && { draft: { year, overall, round: round ?? null, team } }),
    playoffs: playoffs.toSorted(byFirst).map(playoffLine),
    goalie_playoffs: goalie_playoffs.toSorted(byFirst).map(goalieLine),
    awards: awards.map(([season, award, others = null]) => ({ season, award, others })),
    captain,
    trades: trades.map(([date, direction, other]) => ({ date, direction, team: other })),
  };
}

const byFirst = ([a]: [string, ...unknown[]], [b]: [string, ...unknown[]]) => (a < b ? -1 : 1);

function playoffLine([
  year,
  gp,
  goals,
  assists,
  points,
  pims,
  plus_minus,
]: PlayoffRow): PlayoffLine {
  return { year, gp, goals, assists, points, pims, plus_minus };
}

function goalieLine([year, gp, wins, losses, shutouts, ...rest]: GoalieRow): GoaliePlayoffLine {
  const [minutes, against, shots] = rest;
  return {
    year,
    gp,
    wins,
    losses,
    shutouts,
    gaa: minutes > 0 ? (against * 60) / minutes : null,
    svp: shots ? 1 - against / shots : null,
  };
}
