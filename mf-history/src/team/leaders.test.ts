import { expect, it } from 'vitest';
import { doan, laBarbera, smith, vrbata, whitney, yandle } from '../test/players.ts';
import { leadersOf } from './leaders.ts';

const roster = {
  forwards: [doan, vrbata, whitney],
  defensemen: [yandle],
  goalies: [laBarbera, smith],
};

it('names who leads in points, goals, assists and wins', () => {
  expect(leadersOf(roster)).toEqual([
    { statistic: 'Points', names: ['Ray Whitney'], value: 77 },
    { statistic: 'Goals', names: ['Radim Vrbata'], value: 35 },
    { statistic: 'Assists', names: ['Ray Whitney'], value: 53 },
    { statistic: 'Wins', names: ['Mike Smith'], value: 38 },
  ]);
});

it('counts defensemen among the skaters', () => {
  const [points] = leadersOf({ ...roster, forwards: [] });
  expect(points).toEqual({ statistic: 'Points', names: ['Keith Yandle'], value: 43 });
});

it('names all who are level', () => {
  const level = { ...doan, goals: vrbata.goals };
  const goals = leadersOf({ ...roster, forwards: [level, vrbata] })[1];
  expect(goals?.names).toEqual(['Shane Doan', 'Radim Vrbata']);
});

it('leaves out what nobody has, or nobody knows', () => {
  const goalies = [{ ...smith, wins: null }];
  expect(leadersOf({ forwards: [], defensemen: [], goalies })).toEqual([]);
});
