import { formatResult } from '@desert/contract/history/game-text';
import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { attendances, log2011, may7, nashville, records } from '../test/games.ts';
import { cellsOf, heading, href, MEMBER } from '../test/screen.ts';
import { describeLitSeats, formatOutcome, formatStreak } from './gameText.ts';

const day = (more: object) => ({
  day: '05-07',
  games: [may7],
  birthdays: [{ name: 'Brad Isbister', slug: 'brad-isbister', year: 1977 }],
  trades: [
    {
      date: '1999-05-07',
      acquired: ['a pick'],
      given: [{ to: 'Boston Bruins', what: ['One', 'Another'] }],
    },
  ],
  previous: '05-06',
  next: '05-08',
  ...more,
});
const ok = (body: unknown) => ({ status: 200, body });
const site = siteWith(history, '/history', {
  '/api/history/games/2012-05-07/': ok(may7),
  '/api/feed/game:2012-05-07/': ok([]),
  '/api/feed/game:1979-10-10/': ok([]),
  '/api/feed/game:2012-05-08/': ok([]),
  '/api/history/games/1979-10-10/': ok({ ...may7, box_score: null, attendance: null, arena: null }),
  '/api/history/games/2012-05-07/attendance/': ok(attendances),
  '/api/history/games/1979-10-10/attendance/': ok({ ...attendances, open: false }),
  '/api/history/games/2012-05-08/attendance/': { status: 404, body: {} },
  '/api/history/games/2012-05-08/': { status: 404, body: {} },
  '/api/history/teams/2011-12/games/': ok(log2011),
  '/api/history/on/05-07/': ok(day({})),
  '/api/history/on/08-22/': ok(day({ day: '08-22', games: [], birthdays: [], trades: [] })),
  '/api/history/opponents/': ok([nashville]),
  '/api/history/teams/1982-83/games/': ok({ ...log2011, series: [] }),
  '/api/history/lights/': ok([{ ...may7, lit: 12 }]),
  '/api/history/records/': ok(records),
  '/api/history/playoffs/': ok([{ season: '2011-12', ...log2011.series[0] }]),
  '/api/history/opponents/nashville-predators/': ok(nashville),
});

it('a game’s page has the score, the arena, and the stats of the players, most points first', async () => {
  const { heads } = await site.visit('/history/games/2012-05-07', null);
  expect(heads).toMatchObject([{ title: 'May 7, 2012: Phoenix Coyotes 2, Nashville Predators 1' }]);
  expect(heading()).toBe('Phoenix Coyotes 2, Nashville Predators 1');
  expect(screen.getByText('May 7, 2012 · Conference Semifinals, game 5')).toBeTruthy();
  expect(href('Game 1, May 4, 2012: W')).toBe('/history/games/2012-05-04');
  expect(screen.getByText(/^2 of 17,182 seats are lit/)).toBeTruthy();
  expect(screen.getByText('3-1 before, 4-1 after')).toBeTruthy();
  expect(screen.getByText('Jobing.com Arena, at home')).toBeTruthy();
  const skaters = screen.getByRole('table', { name: 'Phoenix Coyotes skaters' });
  expect(
    within(skaters)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Martin Hanzal', 'Shane Doan']);
  expect(cellsOf('Shane Doan', skaters)).toEqual([
    '19',
    'R',
    '0',
    '1',
    '1',
    '+1',
    '4',
    '2',
    '17:59',
  ]);
  const goalies = screen.getByRole('table', { name: 'Phoenix Coyotes goalies' });
  expect(cellsOf('Mike Smith', goalies)).toEqual(['41', '33', '32', '.970', '60:00', 'W']);
  expect(href('Every meeting')).toBe('/history/against/nashville-predators');
});

it('the page of a game without a box score says so, and shows an unknown fact as a dash', async () => {
  await site.visit('/history/games/1979-10-10', null);
  expect(screen.getByText(/^There’s no box score for this game/)).toBeTruthy();
  expect(screen.getByText('unknown')).toBeTruthy();
  expect(screen.getByText('at home')).toBeTruthy();
});

it('a season’s game log has every game with the record after it, the playoff series, and splits', async () => {
  await site.visit('/history/2011-12/games', null);
  expect(heading()).toBe('2011-12 Phoenix Coyotes, game by game');
  const games = screen.getByRole('table', { name: 'Regular season' });
  expect(cellsOf('2 October 10, 2011', games)).toEqual([
    '2',
    'at Dallas Stars',
    'OTL 1-2 SO',
    '0-1-1',
    '1',
  ]);
  expect(screen.getAllByRole('img').at(-1)?.getAttribute('aria-label')).toBe(
    '1 points after 2 games; the best season of the franchise, 2009-10, had 4, the worst, 1980-81, 0.',
  );
  expect(screen.getByText('Average of the 27 seasons with 2 games: 1.8 points')).toBeTruthy();
  const pace = screen.getByRole('table', { name: 'Points by games played', hidden: true });
  expect(within(pace).getAllByRole('columnheader', { hidden: true })).toHaveLength(5);
  expect(cellsOf('2', pace)).toEqual(['1', '4', '1.8', '0']);
  expect(
    within(screen.getByRole('table', { name: 'By opponent' })).getByRole('link').textContent,
  ).toBe('Dallas Stars');
});

it('the page of a season’s playoffs has a table for each series', async () => {
  await site.visit('/history/2011-12/playoffs', null);
  const series = 'Conference Semifinals: won 4-1 against Nashville Predators';
  expect(screen.getByRole('table', { name: series })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Playoffs' }).getAttribute('aria-current')).toBe('page');
});

it('the page of a season without playoffs says so', async () => {
  await site.visit('/history/1982-83/playoffs', null);
  expect(screen.getByText('The Phoenix Coyotes didn’t make the playoffs.')).toBeTruthy();
});

it('the page of all games asks “When were you there?”, and links to every season', async () => {
  await site.visit('/history/games', null);
  expect(screen.getByLabelText('When were you there?').closest('form')?.action).toMatch(/\/when$/);
  expect(href('1979-80')).toBe('/history/1979-80/games');
});

it('the page of a day lists its games, birthdays and trades in all years', async () => {
  const { element } = await site.visit('/history/on/05-07', null);
  expect(heading()).toBe('May 7 in franchise history');
  expect(href('May 7, 2012')).toBe('/history/games/2012-05-07');
  expect(element.textContent).toContain('Brad Isbister, born in 1977');
  expect(element.textContent).toContain(
    'May 7, 1999: Acquired a pick from the Boston Bruins for One and Another.',
  );
  expect(href(/May 8/)).toBe('/history/on/05-08');
});

it('the page of a day without events says so', async () => {
  const { element } = await site.visit('/history/on/08-22', null);
  expect(element.textContent).toContain('No game, birthday, or trade on this day.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('an opponent’s page has the record, highlights and every meeting', async () => {
  await site.visit('/history/against', null);
  expect(href('Nashville Predators')).toBe('/history/against/nashville-predators');
  const { element } = await site.visit('/history/against/nashville-predators', null);
  expect(heading()).toBe('Against the Nashville Predators ');
  expect(element.textContent).toContain('Longest winning streak2 games, through ');
  expect(element.textContent).not.toContain('Biggest loss');
  expect(screen.getAllByRole('table')).toHaveLength(2);
});

it('the page of records links to the games of each record, and lists the largest crowds', async () => {
  const { element } = await site.visit('/history/records', null);
  expect(heading()).toBe('Records and streaks');
  expect(element.textContent).toContain(
    'Wins in a row9, May 7, 2012 to May 7, 2012, and May 8, 2012 to May 8, 2012',
  );
  const crowds = screen.getByRole('table', { name: 'Largest home crowds' });
  expect(cellsOf('May 7, 2012', crowds)).toEqual([
    'vs. Nashville Predators',
    'W 2-1',
    '17,182 of 17,125',
  ]);
  expect(element.textContent).toContain(
    'Lost after being up 3-1: 1989-90 Division Semifinals against the Edmonton Oilers',
  );
  expect(element.textContent).toContain('1 of 4 games with the last value shown');
  expect(href('Winnipeg Jets')).toBe('/history/records?era=winnipeg-jets');
});

it('the page of playoffs lists every series with its season', async () => {
  const { element } = await site.visit('/history/playoffs', null);
  expect(element.textContent).toContain('1 series, 1 of them won.');
  const name = '2011-12 Conference Semifinals: won 4-1 against Nashville Predators';
  expect(screen.getByRole('table', { name })).toBeTruthy();
});

it.each([
  '/history/records',
  '/history/playoffs',
  '/history/games/2012-05-07',
  '/history/lights',
  '/history/games',
  '/history/more',
  '/history/2011-12/playoffs',
  '/history/2011-12/games',
  '/history/on/05-07',
  '/history/against',
  '/history/against/nashville-predators',
])('%s hydrates from the server’s HTML', async (path) => {
  expect(await hydratePage(site, path, MEMBER)).toMatchObject({ hydrated: true, errors: [] });
});

it('the page of lights lists the home games with the most lights, and their counts', async () => {
  await site.visit('/history/lights', null);
  const nights = screen.getByRole('table', { name: 'The most lit nights' });
  expect(cellsOf('May 7, 2012', nights)).toEqual([
    'vs. Nashville Predators',
    'W 2-1',
    '12',
    '17,182',
  ]);
});

it.each([
  [1, 17_148, 17_125, '1 of 17,148 seats is lit.'],
  [212, 17_148, null, '212 of 17,148 seats are lit.'],
  [2, null, 15_500, '2 seats are lit. Capacity 15,500, and the crowd isn’t known.'],
  [1, null, null, '1 seat is lit.'],
])(
  '%i lights in a crowd of %j and a capacity of %j are described in a sentence',
  (count, crowd, capacity, text) => {
    expect(describeLitSeats(count, crowd, capacity)).toBe(text);
  },
);

describe('the words of a result', () => {
  it.each([
    [{}, 'W 2-1', 'Win'],
    [{ overtime: 'OT' }, 'W 2-1 OT', 'Win in overtime'],
    [{ result: 'OTL', overtime: 'SO' }, 'OTL 2-1 SO', 'Loss in a shootout'],
    [{ result: 'T', overtime: 'OT' }, 'T 2-1 OT', 'Tie in overtime'],
  ] as const)('the result %j has a short and a long text', (more, result, outcome) => {
    expect(formatResult({ ...may7, ...more })).toBe(result);
    expect(formatOutcome({ ...may7, ...more })).toBe(outcome);
  });

  it.each([
    ['W1', '1 win'],
    ['L3', '3 losses in a row'],
    ['T2', '2 ties in a row'],
    ['OTL1', '1 overtime loss'],
    ['OTL2', '2 overtime losses in a row'],
  ])('the streak %s is written in words', (streak, text) => {
    expect(formatStreak(streak)).toBe(text);
  });
});
