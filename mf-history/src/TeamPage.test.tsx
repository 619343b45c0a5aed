import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamPage } from './TeamPage.tsx';
import { heading, href } from './test/screen.ts';
import { season2011 } from './test/season.ts';

const tableOf = (name: string) => within(screen.getByRole('table', { name }));
const namesIn = (table: string) =>
  tableOf(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const sortedColumnOf = (table: string) =>
  tableOf(table)
    .getAllByRole('columnheader')
    .find((cell) => cell.getAttribute('aria-sort') === 'descending')?.textContent;

const fact = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('a season’s page names the season, its record, its leaders, and its source', () => {
  render(<TeamPage team={season2011} />);
  expect(heading()).toBe('Phoenix Coyotes 2011-12 (42-27-13)');
  expect(fact('Record')).toBe('42 wins, 27 losses, 13 overtime losses');
  expect(fact('Points percentage')).toBe('.591');
  expect(fact('Playoffs')).toBe('Lost in the Conference Finals, 4-1 to Los Angeles');
  expect(fact('Head coach')).toBe('Dave Tippett');
  expect(fact('Standings points')).toBe('97');
  expect(fact('Goals for and against')).toBe('216 and 204');
  expect(fact('Division')).toBe('1st in the Pacific');
  expect(fact('Home and road')).toBe('22-13-6 and 20-14-7');
  expect(fact('Captain')).toBe('Shane Doan');
  expect(screen.getByText('W win, L loss, O overtime loss')).toBeTruthy();
  const regular = screen.getByRole('region', { name: 'Regular season, game by game' });
  expect(regular.textContent).toBe('OctoberWLNovemberO');
  expect(href('O: November 15 vs. Nashville Predators, 2-3 SO')).toBe('/history/games/2011-11-15');
  const playoffs = screen.getByRole('region', { name: 'Playoffs, game by game' });
  expect(playoffs.textContent).toBe('Playoffs, MayWL');
  expect(screen.getByLabelText('Team leaders').textContent).toContain('77Ray Whitney');
  // The Hockey Databank requires exactly this text.
  expect(
    screen.getByText(
      'The information used herein was obtained free of charge from and is copyrighted by the Hockey Databank project. For more information about the Hockey Databank project please visit http://sports.groups.yahoo.com/group/hockey-databank',
    ),
  ).toBeTruthy();
});

it('a season’s page has a note on what made the season different, and a dash for each unknown fact', () => {
  const { facts } = season2011;
  const note = 'The pandemic shortened the season to 56 games.';
  const { rerender } = render(
    <TeamPage team={{ ...season2011, facts: { ...facts!, captains: [], division: null, note } }} />,
  );
  expect(screen.getByText(note)).toBeTruthy();
  expect(fact('Captain')).toBe('None');
  expect(fact('Division')).toBe('–unknown');
  rerender(<TeamPage team={{ ...season2011, facts: { ...facts!, captains: null } }} />);
  expect(fact('Captain')).toBe('–unknown');
});

it('a season’s page has tables of forwards, defensemen and goalies, which link to the players', () => {
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
  expect(sortedColumnOf('Goalies')).toMatch(/Games played$/);
  const links = screen.getAllByRole('link', { name: 'Mike Smith' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/history/players/mike-smith?from=%2Fhistory%2F2011-12'),
  );
});

it('the glossary of a season’s page explains each column of the tables once', () => {
  render(<TeamPage team={season2011} />);
  const list = screen.getByText('PIM', { selector: 'dt' }).closest('dl')!;
  const terms = Array.from(list.querySelectorAll('dt'), ({ textContent }) => textContent);
  expect(terms.join(' ')).toBe('No. Pos G A P PIM +/− GP Age GAA SV% W L OTL SO');
  const entries = [...list.children].map(({ textContent }) => textContent);
  for (const entry of [
    'GPGames played',
    'AgeAge: on January 31 of the season',
    'GGoals',
    'PPoints: goals and assists',
  ])
    expect(entries).toContain(entry);
});

it('a season’s page names similar seasons, with the reason', () => {
  render(<TeamPage team={season2011} />);
  const alike = within(screen.getByRole('region', { name: 'Similar seasons' }));
  const [first] = alike.getAllByRole('link');
  expect(alike.getAllByRole('listitem')).toHaveLength(2);
  expect(first?.textContent).toBe('2019-20 Arizona Coyotes, 33-29-8');
  expect(first?.getAttribute('href')).toBe('/history/2019-20/');
  expect(alike.getByText(/^53% of available points \(vs\. 59% here\)/)).toBeTruthy();
});

it('a season’s page links to the list of seasons and to the seasons before and after', () => {
  const { rerender } = render(<TeamPage team={season2011} />);
  expect(href('Back to History')).toBe('/history');
  expect(href('Previous season: 2010-11')).toBe('/history/2010-11/');
  expect(href('Next season: 2012-13')).toBe('/history/2012-13/');
  rerender(<TeamPage team={{ ...season2011, next_year: null }} />);
  expect(href(/Next season/)).toBeUndefined();
});

it('a season’s page names several coaches, and a canceled season before it', () => {
  const after = { ...season2011, year: '2005-06', previous_year: '2003-04', next_year: '2006-07' };
  render(<TeamPage team={{ ...after, coach: 'Bob Francis, Rick Bowness' }} />);
  expect(fact('Head coaches')).toBe('Bob Francis, Rick Bowness');
  const note = screen.getByText(/was not played/);
  expect(note.textContent).toBe('2004-05 was not played');
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/history/2004-05/');
});
