import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamsPage } from './TeamsPage.tsx';
import { teams } from './test/teams.ts';

const rowOf = (year: string) =>
  within(screen.getByText(year, { selector: 'th, th *' }).closest('tr')!);

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('has one link for each season, the one that was not played among them', () => {
  render(<TeamsPage teams={teams} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coyotes Franchise History');
  for (const role of ['list', 'table']) {
    const name = role === 'list' ? /^Seasons of/ : /Jets|Coyotes/;
    const links = screen.getAllByRole(role, { name }).flatMap(linksIn);
    expect(links).toHaveLength(teams.length + 1);
    expect(links[0]).toEqual(['1995-96', '/history/1995-96/']);
    expect(links.at(-2)).toEqual(['2004-05', '/history/2004-05/']);
  }
  expect(screen.getByText('not played', { selector: 'li *' })).toBeTruthy();
  expect(rowOf('2004-05').getByText('Not played')).toBeTruthy();
});

it('says of each season how it went, and how far if it went on', () => {
  render(<TeamsPage teams={teams} />);
  const texts = within(screen.getByRole('list', { name: 'Seasons of the Phoenix Coyotes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toContain('2001-0240-27-9-6Conference Quarterfinals');
  expect(texts).toContain('2005-0638-39-5');
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

it('credits the Hockey Databank', () => {
  render(<TeamsPage teams={teams} />);
  expect(screen.getByText(/^The information used herein was obtained free of charge/)).toBeTruthy();
});
