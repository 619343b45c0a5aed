import type { SeasonOfTheDay } from '@desert/contract/history';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Today } from './Today.tsx';

const season: SeasonOfTheDay = {
  year: '2011-12',
  team_name: 'Phoenix Coyotes',
  record: '42-27-13',
  playoffs: 'Lost in the Conference Finals, 4-1 to Los Angeles',
  leader: { first_name: 'Ray', last_name: 'Whitney', points: 77 },
};

const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

it('leads to the season, and tells how it went', () => {
  render(<Today season={season} />);
  const link = screen.getByRole('link', { name: '2011-12 Phoenix Coyotes' });
  expect(link.getAttribute('href')).toBe('/history/2011-12/');
  expect(fact('Record')).toBe('42-27-13');
  expect(fact('Most points')).toBe('Ray Whitney, 77');
  expect(fact('Playoffs')).toMatch(/^Lost in the Conference Finals/);
});

it('names nobody where nobody is known', () => {
  render(<Today season={{ ...season, leader: null }} />);
  expect(fact('Most points')).toBeUndefined();
});
