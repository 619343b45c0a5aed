import type { StoredList } from '@desert/contract/history/lists';
import { expect, it } from 'vitest';
import { identifyPersons } from '../identities.ts';
import { toObjects } from '../rows.ts';
import { seasons } from '../seasons.ts';
import { slugs } from '../slugs.ts';
import { listDocuments } from './lists.ts';

const documents = listDocuments(seasons, identifyPersons(seasons), (id) => slugs[id]?.[0] ?? '');

function readRows(name: string): Record<string, string | number | null>[] {
  const { columns, rows } = documents[`lists/${name}`] as StoredList;
  return toObjects({ columns: columns.map(({ key }) => key) }, rows);
}

it('the draft list has 422 picks of 45 years, and no place of a year twice', () => {
  const picks = readRows('draft');
  expect(picks).toHaveLength(422);
  expect(new Set(picks.map(({ year, overall }) => `${year} ${overall}`)).size).toBe(422);
  expect(new Set(picks.map(({ year }) => year)).size).toBe(45);
  expect(picks.filter(({ year }) => year === 2016).map(({ player }) => player)).toContain(
    'Clayton Keller',
  );
});

it('a drafted player of a roster links to his page, with his games and points', () => {
  const hawerchuk = readRows('draft').find(({ year, overall }) => year === 1981 && overall === 1);
  expect(hawerchuk).toMatchObject({ slug: 'dale-hawerchuk', gp: 713, points: 929 });
  expect(readRows('draft').filter(({ slug }) => slug !== null).length).toBeGreaterThan(140);
});

it('every trade has the other team and a season', () => {
  const trades = readRows('trades');
  expect(trades.filter(({ team, season }) => !team || !season)).toEqual([]);
  expect(trades.find(({ date }) => date === '1996-06-22')?.season).toBe('1996-97');
  expect(trades.find(({ date }) => date === '2024-03-07')?.season).toBe('2023-24');
});

it('the list of captains covers all 44 seasons, also those without a captain', () => {
  const captains = readRows('captains');
  expect(new Set(captains.map(({ season }) => season)).size).toBe(44);
  expect(captains.filter(({ name }) => name === 'No captain')).toHaveLength(4);
  expect(captains.filter(({ slug }) => slug === 'shane-doan')).toHaveLength(13);
});

it('the list of awards has players and coaches, newest first', () => {
  const awards = readRows('awards');
  expect(awards[0]).toMatchObject({ season: '2023-24', award: 'All-Rookie Team' });
  expect(awards.filter(({ award }) => award === 'Jack Adams Award')).toHaveLength(4);
  expect(awards.find(({ others }) => others === 'EDM')?.name).toBe('Boris Mironov');
});

it('the honors of a coach who never played for the franchise link to his page as a coach', () => {
  const gretzky = readRows('honors').filter(({ name }) => name === 'Wayne Gretzky');
  expect(gretzky.map(({ path }) => path)).toEqual([
    'coaches/wayne-gretzky',
    'coaches/wayne-gretzky',
  ]);
});

it('the season list of skaters has special-teams stats and shots up to 2017-18, and none afterwards', () => {
  const lines = readRows('skater-seasons');
  const selanne = lines.find(
    ({ slug, season }) => slug === 'teemu-selanne' && season === '1992-93',
  );
  expect(selanne).toMatchObject({ goals: 76, points: 132, power_play_goals: 24, shots: 387 });
  expect(lines[0]).toEqual(selanne);
  const known = lines.filter(({ power_play_goals }) => power_play_goals !== null);
  expect(known.length).toBeGreaterThan(1200);
  expect(known.filter(({ season }) => String(season) > '2017-18')).toEqual([]);
});

it('a rookie season is listed if the league counts it and the franchise drafted the player', () => {
  const rookies = readRows('skater-seasons').filter(({ type }) => type === 'Rookie');
  const seasonsOf = (slug: string) =>
    rookies.filter((row) => row['slug'] === slug).map(({ season }) => season);
  expect(seasonsOf('teemu-selanne')).toEqual(['1992-93']);
  expect(seasonsOf('dale-hawerchuk')).toEqual(['1981-82']);
  expect(new Set(seasonsOf('clayton-keller'))).toEqual(new Set(['2016-17', '2017-18']));
  expect(seasonsOf('jeremy-roenick')).toEqual([]);
});

it('a player’s totals in the list of playoffs are the sums of all his playoffs', () => {
  const doan = readRows('playoffs').find(({ slug }) => slug === 'shane-doan');
  expect(doan).toMatchObject({ gp: 55, goals: 15, assists: 13, points: 28 });
});

it('a player’s points against an opponent are sums of his box scores', () => {
  const rows = readRows('against').filter(({ slug }) => slug === 'clayton-keller');
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ opponent }) => opponent === '')).toEqual([]);
});

it('the list of team seasons has the share of points, and the records at home and on the road', () => {
  const rows = readRows('team-seasons');
  expect(rows).toHaveLength(44);
  expect(rows[0]).toMatchObject({ season: '2009-10', record: '50-25-7', home: '29-10-2' });
});
