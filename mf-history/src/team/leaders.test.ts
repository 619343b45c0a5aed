import { expect, it } from 'vitest';
import { doan, laBarbera, langkow, smith, vrbata, whitney, yandle } from '../test/season.ts';
import { listTeamLeaders } from './leaders.ts';
import { groupByPosition } from './roster.ts';

const roster = groupByPosition([smith, doan, yandle, langkow, vrbata, whitney, laBarbera]);

it('centers and wings are forwards, and each player has one position', () => {
  expect(roster).toEqual({
    forwards: [doan, langkow, vrbata, whitney],
    defensemen: [yandle],
    goalies: [smith, laBarbera],
  });
});

it('a season has leaders in points, goals, assists and wins', () => {
  expect(listTeamLeaders(roster)).toEqual([
    { statistic: 'Points', players: [whitney], value: 77 },
    { statistic: 'Goals', players: [vrbata], value: 35 },
    { statistic: 'Assists', players: [whitney], value: 53 },
    { statistic: 'Wins', players: [smith], value: 38 },
  ]);
});

it('a defenseman can lead the skaters, and all players with the leading value are named', () => {
  const [points] = listTeamLeaders({ ...roster, forwards: [] });
  expect(points).toEqual({ statistic: 'Points', players: [yandle], value: 43 });
  const level = { ...doan, goals: vrbata.goals };
  const goals = listTeamLeaders({ ...roster, forwards: [level, vrbata] })[1];
  expect(goals?.players).toEqual([level, vrbata]);
});

it('a stat that is zero or unknown for everyone has no leader', () => {
  const goalies = [{ ...smith, wins: null }];
  expect(listTeamLeaders({ forwards: [], defensemen: [], goalies })).toEqual([]);
});
