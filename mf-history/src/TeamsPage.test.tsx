import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamsPage } from './TeamsPage.tsx';
import { heading, linksIn } from './test/screen.ts';
import { teams } from './test/season.ts';

const rowOf = (year: string) =>
  within(screen.getByText(year, { selector: 'th, th *' }).closest('tr')!);

it('the list of seasons links to every season, including the canceled one', () => {
  render(<TeamsPage teams={teams} />);
  expect(heading()).toBe('Coyotes Franchise History');
  const text =
    /One franchise, 10 seasons, 6 trips to the playoffs: the Winnipeg Jets, then the Phoenix Coyotes\./;
  expect(screen.getByText(text)).toBeTruthy();
  for (const role of ['list', 'table']) {
    const name = role === 'list' ? /^Seasons of/ : /Jets|Coyotes/;
    const links = screen.getAllByRole(role, { name }).flatMap(linksIn);
    expect(links).toHaveLength(teams.length + 1);
    expect(links[0]).toEqual(['1995-96', '/history/1995-96/']);
    expect(links.at(-2)).toEqual(['2004-05', '/history/2004-05/']);
  }
  expect(screen.getByText('not played', { selector: 'li *' })).toBeTruthy();
  expect(rowOf('2004-05').getByText('Not played')).toBeTruthy();
  expect(screen.getByText(/^The information used herein was obtained free of charge/)).toBeTruthy();
});

it('each season in the list of seasons has its record and its playoff result', () => {
  render(<TeamsPage teams={teams} />);
  const texts = within(screen.getByRole('list', { name: 'Seasons of the Phoenix Coyotes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toContain('2001-0240-27-9-6Conference Quarterfinals');
  expect(texts).toContain('2005-0638-39-5');
  // .579: 95 of 164 points.
  for (const text of ['40-27-9-6', '.579', 'Conference Quarterfinals'])
    expect(rowOf('2001-02').getByText(text)).toBeTruthy();
  expect(rowOf('2005-06').getByText('Missed')).toBeTruthy();
});
