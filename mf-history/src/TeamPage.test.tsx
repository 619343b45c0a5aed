import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamPage } from './TeamPage.tsx';
import { season2011 } from './test/season.ts';

const namesIn = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

const sortedColumnOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('columnheader')
    .find((heading) => heading.getAttribute('aria-sort') === 'descending')?.textContent;

const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('says which season it is and how it went', () => {
  render(<TeamPage team={season2011} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Phoenix Coyotes 2011-12 (42-27-13)',
  );
  expect(fact('Record')).toBe('42 wins, 27 losses, 13 overtime losses');
  expect(fact('Points %')).toBe('.591');
  expect(fact('Playoffs')).toBe('Lost in the Conference Finals, 4-1 to Los Angeles');
  expect(fact('Head coach')).toBe('Dave Tippett');
});

it('names several coaches as such', () => {
  render(<TeamPage team={{ ...season2011, coach: 'Bob Francis, Rick Bowness' }} />);
  expect(fact('Head coaches')).toBe('Bob Francis, Rick Bowness');
});

it('has three tables: skaters by points, goalies by games', () => {
  render(<TeamPage team={season2011} />);
  expect(namesIn('Forwards')).toEqual([
    'Ray Whitney',
    'Radim Vrbata',
    'Shane Doan',
    'Daymond Langkow',
  ]);
  expect(namesIn('Defensemen')).toEqual(['Keith Yandle']);
  expect(namesIn('Goalies')).toEqual(['Mike Smith', 'Jason LaBarbera']);
  expect(sortedColumnOf('Forwards')).toMatch(/Points$/);
  expect(sortedColumnOf('Defensemen')).toMatch(/Points$/);
  expect(sortedColumnOf('Goalies')).toMatch(/GP$/);
});

it('shows the leaders', () => {
  render(<TeamPage team={season2011} />);
  const leaders = screen.getByLabelText('Team leaders');
  expect(leaders.textContent).toContain('77Ray Whitney');
});

it('leads to the players, and they back to it', () => {
  render(<TeamPage team={season2011} />);
  const links = screen.getAllByRole('link', { name: 'Mike Smith' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/history/players/mike-smith?from=%2Fhistory%2F2011-12'),
  );
});

it('names the seasons that are like it, and why they are', () => {
  render(<TeamPage team={season2011} />);
  const alike = within(screen.getByRole('region', { name: 'Seasons like this one' }));
  const [first] = alike.getAllByRole('link');
  expect(alike.getAllByRole('listitem')).toHaveLength(3);
  expect(first?.textContent).toBe('2019-20 Arizona Coyotes, 33-29-8');
  expect(first?.getAttribute('href')).toBe('/history/2019-20/');
  expect(alike.getByText(/^53% \(here 59%\) of the points/)).toBeTruthy();
});

it('leads back to the list and on to the seasons beside it', () => {
  render(<TeamPage team={season2011} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Back to History')).toBe('/history');
  expect(href('Previous season: 2010-11')).toBe('/history/2010-11/');
  expect(href('Next season: 2012-13')).toBe('/history/2012-13/');
});

it('ends where the franchise does', () => {
  render(<TeamPage team={{ ...season2011, next_year: null }} />);
  expect(screen.queryByRole('link', { name: /Next season/ })).toBeNull();
});

it('says that the season between was not played', () => {
  const after = { ...season2011, year: '2005-06', previous_year: '2003-04', next_year: '2006-07' };
  render(<TeamPage team={after} />);
  const note = screen.getByText(/was not played/);
  expect(note.textContent).toBe('2004-05 was not played');
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/history/2004-05/');
});

it('credits the Hockey Databank', () => {
  render(<TeamPage team={season2011} />);
  expect(screen.getByText(/copyrighted by the Hockey Databank project/)).toBeTruthy();
});
