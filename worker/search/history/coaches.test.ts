import { beforeAll, expect, it } from 'vitest';
import { seedGames, seedHistory } from '../../test/history.ts';
import { requestSearch, followWrites, titlesOf } from '../../test/search.ts';

beforeAll(async () => {
  await seedHistory();
  await seedGames();
  await followWrites();
});

it('a search finds coaches by name or award, and players by award', async () => {
  const { groups } = await requestSearch('Dave Tippett');
  expect(groups.coaches.found[0]?.record).toMatchObject({
    path: '/history/coaches/dave-tippett',
    years: '2009-10 to 2016-17',
    won: ['Jack Adams Award 2009-10'],
  });
  expect(
    titlesOf(await requestSearch('Jack Adams Award', { kind: 'coaches' }), 'coaches'),
  ).toContain('Tom Watt');
  expect(titlesOf(await requestSearch('King Clancy', { kind: 'players' }), 'players')).toContain(
    'Shane Doan',
  );
});
