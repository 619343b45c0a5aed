import type { Comparison } from '@desert/contract/history/compare';
import { LISTED_TAGS, type TagChoice } from '@desert/contract/tags/tags';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../api/app.ts';
import { seedHistory } from '../../test/history.ts';
import { appBindings } from '../../test/request-context.ts';

const compare = async (query: string) =>
  (await api.request(`/api/history/compare/?${query}`, {}, appBindings())).json<Comparison>();

const rowOf = ({ rows }: Comparison, label: string) => rows.find((row) => row.label === label);

beforeAll(seedHistory);

it('a comparison without names is empty, and refuses names that are too long', async () => {
  const long = await api.request(`/api/history/compare/?a=${'x'.repeat(81)}`, {}, appBindings());
  expect(long.status).toBe(400);
  expect(await compare('')).toEqual({ kind: null, subjects: [], rows: [] });
  expect(await compare('a=&b=%20')).toEqual({ kind: null, subjects: [], rows: [] });
});

it('the API compares players by their slugs or names, in any case', async () => {
  const comparison = await compare('a=shane-doan&b=KEITH%20tkachuk');
  expect(comparison.kind).toBe('players');
  expect(comparison.subjects).toMatchObject([
    { name: 'a', found: { label: 'Shane Doan', value: 'shane-doan' }, problem: null },
    { name: 'b', asked: 'KEITH tkachuk', found: { path: '/history/players/keith-tkachuk' } },
  ]);
  const goals = { label: 'Goals', format: 'count', values: [402, 323], best: [0] };
  expect(rowOf(comparison, 'Goals')).toEqual(goals);
  expect(rowOf(comparison, 'Position')).toMatchObject({ values: ['R/L', 'L'], best: [] });
  expect(rowOf(comparison, 'Wins')).toBeUndefined();
});

it('the API compares goalies by their stats, and marks the lowest average as best', async () => {
  const comparison = await compare('a=mike-smith&b=sean-burke');
  expect(rowOf(comparison, 'Goals')).toBeUndefined();
  expect(rowOf(comparison, 'Goals-against average')?.best).toEqual([1]);
  const mixed = await compare('a=mike-smith&b=shane-doan');
  expect(rowOf(mixed, 'Wins')?.values).toEqual([128, null]);
  expect(rowOf(mixed, 'Plus/minus')?.values[0]).toBeNull();
});

it('the API compares seasons per game if their lengths differ', async () => {
  const comparison = await compare('a=2011-12&b=2019&c=1979-80');
  expect(comparison.kind).toBe('seasons');
  const labels = comparison.subjects.map(({ found }) => found?.label);
  expect(labels).toEqual(['2011-12', '2019-20', '1979-80']);
  expect(rowOf(comparison, 'Games played')?.values).toEqual([82, 70, 80]);
  expect(rowOf(comparison, 'Points percentage')?.best).toEqual([0]);
  expect(rowOf(comparison, 'Overtime losses')).toMatchObject({
    values: [13, 8, null],
    reasons: [null, null, 'not counted before 1999-00'],
  });
  expect(rowOf(comparison, 'Ties')).toMatchObject({
    values: [null, null, 11],
    reasons: ['no ties from 2005-06 on', 'no ties from 2005-06 on', null],
  });
  expect(rowOf(comparison, 'Wins')?.reasons).toBeUndefined();
});

it('the API compares a season that was not played, and says so in each row', async () => {
  const comparison = await compare('a=2004-05&b=2011-12');
  expect(rowOf(comparison, 'Team')?.values).toEqual(['Phoenix Coyotes', 'Phoenix Coyotes']);
  expect(rowOf(comparison, 'Wins')).toMatchObject({
    values: [null, 42],
    reasons: ['not played', null],
  });
});

it.each([
  ['a=shane-doan&b=2011-12', 'You can only compare players with other players.'],
  ['a=2011-12&b=shane-doan', 'You can only compare seasons with other seasons.'],
  ['a=shane-doan&b=Shane+Doan', 'Shane Doan is already in this comparison.'],
  ['a=shane-doan&b=wayne+gretzky', 'No player or season matches “wayne gretzky”.'],
  ['a=shane-doan&b=2004-05', 'You can only compare players with other players.'],
  ['a=shane-doan&b=tkachuk&c=doan', '2 players match “doan”.'],
])(
  'the comparison %s explains its last entry’s error, and still compares the valid entries',
  async (query, problem) => {
    const { subjects, rows } = await compare(query);
    expect(subjects.at(-1)).toMatchObject({ problem });
    expect(rows[0]?.values).toHaveLength(subjects.filter(({ problem }) => problem === null).length);
  },
);

it('a comparison offers the players who match an ambiguous name, those with most games first', async () => {
  const { subjects } = await compare('a=doan&b=j');
  expect(subjects[0]?.choices).toEqual([
    { label: 'Shane Doan', about: 'R/L, 1995-96 to 2016-17', value: 'shane-doan' },
    { label: 'Josh Doan', about: 'R, 2023-24', value: 'josh-doan' },
  ]);
  expect(subjects[1]?.choices).toHaveLength(6);
  expect(subjects[1]?.problem).toMatch(/ players match “j”. Type more of the name.$/);
});

it('the API lists every season and every player with which a record can be tagged', async () => {
  const response = await api.request('/api/history/tags/', {}, appBindings());
  const choices = await response.json<TagChoice[]>();
  expect(choices).toHaveLength(LISTED_TAGS.length + 672);
  expect(choices[0]).toEqual({
    kind: 'season',
    id: '2023-24',
    label: '2023-24',
    path: '/history/2023-24',
    about: 'Arizona Coyotes',
  });
  expect(choices).toContainEqual({
    kind: 'player',
    id: 8462038,
    label: 'Shane Doan',
    path: '/history/players/shane-doan',
    about: 'R/L, 1995-96 to 2016-17',
  });
});
