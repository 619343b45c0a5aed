import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { teams } from './samples/teams.ts';
import { TeamsPage } from './TeamsPage.tsx';

const rowOf = (year: string) =>
  within(screen.getByText(year, { selector: 'th, th *' }).closest('tr')!);

it('has one link for each season that was played, and none for the one that was not', () => {
  render(<TeamsPage teams={teams} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coyotes Franchise History');
  const links = screen
    .getAllByRole('link', { name: /^\d{4}-\d{2}$/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toHaveLength(teams.length);
  expect(links[0]).toEqual(['1995-96', '/history/1995-96/']);
  expect(rowOf('2004-05').getByText('Not played')).toBeTruthy();
});

it('shows the seasons under the name they were played by', () => {
  render(<TeamsPage teams={teams} />);
  const winnipeg = within(screen.getByRole('region', { name: 'Winnipeg Jets' }));
  expect(winnipeg.getAllByRole('rowheader')).toHaveLength(1);
  expect(winnipeg.getByText('1995–1996 · 1 season, 1 in the playoffs')).toBeTruthy();
  const phoenix = within(screen.getByRole('region', { name: 'Phoenix Coyotes' }));
  expect(phoenix.getAllByRole('rowheader')).toHaveLength(10);
});

it('shows a season’s record, points percentage, and how far it went if it went on', () => {
  render(<TeamsPage teams={teams} />);
  expect(rowOf('2001-02').getByText('40-27-9-6')).toBeTruthy();
  // 95 of 164 points.
  expect(rowOf('2001-02').getByText('.579')).toBeTruthy();
  expect(rowOf('2001-02').getByText('Conference Quarterfinals')).toBeTruthy();
  expect(rowOf('2005-06').getByText('Missed')).toBeTruthy();
});

it('says how many seasons there are, and under which names', () => {
  render(<TeamsPage teams={teams} />);
  const text =
    /One franchise, 10 seasons, 6 in the playoffs: the Winnipeg Jets, then the Phoenix Coyotes\./;
  expect(screen.getByText(text)).toBeTruthy();
});

it('leads down to each name', () => {
  render(<TeamsPage teams={teams} />);
  const jump = screen.getByRole('link', { name: 'Phoenix Coyotes' });
  const target = document.querySelector(jump.getAttribute('href')!);
  expect(target?.textContent).toBe('Phoenix Coyotes');
});

it('credits the Hockey Databank', () => {
  render(<TeamsPage teams={teams} />);
  expect(screen.getByText(/^The information used herein was obtained free of charge/)).toBeTruthy();
});
