import type { SeasonOfTheDay } from '@desert/contract/history/history';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { may7 } from '../test/games.ts';
import { doan } from '../test/playerDetails.ts';
import { href } from '../test/screen.ts';
import { Today } from './Today.tsx';

const season: SeasonOfTheDay = {
  day: { day: '08-22', games: [] },
  year: '2011-12',
  team_name: 'Phoenix Coyotes',
  record: '42-27-13',
  playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
  leader: { first_name: 'Ray', last_name: 'Whitney', points: 77, slug: 'ray-whitney' },
  player: doan,
};

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

it('the widget “Today” links to a season and one of its players, with the record and stats', () => {
  const { rerender } = render(<Today season={season} />);
  expect(href('2011-12 Phoenix Coyotes')).toBe('/history/2011-12/');
  expect(fact('Record')).toBe('42-27-13');
  expect(fact('Most points')).toBe('Ray Whitney, 77');
  expect(href('Ray Whitney')).toBe('/history/players/ray-whitney');
  expect(fact('Playoffs')).toMatch(/^Lost in the Conference Finals/);
  expect(href('Shane Doan')).toBe('/history/players/shane-doan');
  expect(screen.getByText(/^Right wing, left wing/).textContent).toMatch(/1995-96 to 2016-17$/);
  expect(['Games played', 'Goals', 'Points'].map(fact)).toEqual(['1,540', '402', '972']);
  rerender(<Today season={{ ...season, leader: null }} />);
  expect(fact('Most points')).toBeUndefined();
});

it('the widget “Today” shows the games of the day, if there were any, in place of a season', () => {
  render(
    <Today season={{ ...season, day: { day: '05-07', games: [{ ...may7, attendances: 12 }] } }} />,
  );
  expect(screen.queryByText('Season of the day')).toBeNull();
  expect(href('May 7 in franchise history')).toBe('/history/on/05-07');
  expect(fact('2012')).toBe('W 2-1 vs. Nashville Predators');
  expect(href('W 2-1 vs. Nashville Predators')).toBe('/history/games/2012-05-07');
  expect(screen.getByText('12 fans were there.')).toBeTruthy();
  expect(href('Shane Doan')).toBe('/history/players/shane-doan');
});
