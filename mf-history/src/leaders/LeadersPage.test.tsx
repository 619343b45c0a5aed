import { hydratePage, siteWith } from '@desert/kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { history } from '../declaration.tsx';
import { leaders } from '../test/lists.ts';
import { heading, href, MEMBER } from '../test/screen.ts';

const only = (figure: string) => ({
  ...leaders,
  figures: leaders.figures.filter((leaders) => leaders.figure === figure),
});
const jets = {
  era: 'winnipeg-jets',
  figures: leaders.figures.map((leaders) =>
    leaders.figure === 'svp' ? { ...leaders, leaders: [] } : leaders,
  ),
};
const READ = '/api/history/leaders/';
const site = siteWith(history, '/history', {
  [READ]: { status: 200, body: leaders },
  [`${READ}?era=winnipeg-jets`]: { status: 200, body: jets },
  [`${READ}?figure=shutouts`]: { status: 200, body: only('shutouts') },
  [`${READ}?figure=gaa&era=winnipeg-jets`]: {
    status: 200,
    body: { ...only('gaa'), era: 'winnipeg-jets' },
  },
  [`${READ}?figure=games`]: {
    status: 200,
    body: { era: null, figures: [{ ...only('points').figures[0], figure: 'games' }] },
  },
  [`${READ}?figure=hits`]: {
    status: 400,
    body: { errors: { figure: 'figure must be one of points, goals' } },
  },
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const itemsOf = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent));

it('the leaders page has the best by each stat, skaters and goalies apart', async () => {
  const { heads } = await site.visit('/history/leaders', null);
  expect(heading()).toBe('Franchise leaders');
  expect(heads).toMatchObject([{ title: 'Franchise leaders' }]);
  const labels = (group: string) =>
    card(group)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(labels('Skaters')).toEqual(['Points', 'Plus/minus', 'Points per game']);
  const ofGoalies = ['Shutouts', 'Minutes in goal', 'Goals-against average', 'Save percentage'];
  expect(labels('Goalies')).toEqual(ofGoalies);
  // Formats of hockey stats; ties share a rank; averages need a minimum of games.
  expect(itemsOf('Points')[0]).toEqual(['1', 'Shane Doan', '972']);
  expect(itemsOf('Plus/minus')[0]).toEqual(['1', 'Keith Carney', '+46']);
  expect(itemsOf('Points per game')[0]?.[2]).toBe('1.32');
  expect(itemsOf('Minutes in goal')[0]?.[2]).toBe('17,980');
  expect(itemsOf('Save percentage')[0]?.[2]).toBe('.921');
  expect(itemsOf('Shutouts').map(([rank]) => rank)).toEqual(['1', '2', '2']);
  expect(card('Points per game').getByText('Minimum 100 games')).toBeTruthy();
  expect(card('Goals-against average').getByText('Minimum 50 games')).toBeTruthy();
  expect(card('Points').queryByText(/^Minimum/)).toBeNull();
});

it('each link to more leaders names its stat, and the field “Ranked by” says “All stats”', async () => {
  await site.visit('/history/leaders', null);
  const more = screen.getAllByRole('link', { name: /^See more/ });
  const names = more.map(({ textContent }) => textContent);
  expect(names).toContain('See more leaders in points');
  expect(new Set(names).size).toBe(names.length);
  const select = screen.getByLabelText<HTMLSelectElement>('Ranked by');
  expect(select.selectedOptions[0]?.textContent).toBe('All stats');
});

it('the leaders page links to the top hundred of each stat, and to players as part of that list', async () => {
  await site.visit('/history/leaders?era=winnipeg-jets', null);
  expect(heading()).toBe('Winnipeg Jets leaders');
  expect(href('See more leaders in shutouts')).toBe(
    '/history/leaders?figure=shutouts&era=winnipeg-jets',
  );
  const from = encodeURIComponent('/history/leaders?figure=points&era=winnipeg-jets');
  expect(card('Points').getByRole('link', { name: 'Shane Doan' }).getAttribute('href')).toBe(
    `/history/players/shane-doan?from=${from}`,
  );
  expect(card('Save percentage').getByText('No one qualifies for this ranking.')).toBeTruthy();
  expect(card('Save percentage').queryByRole('link')).toBeNull();
});

it('the links to other franchise names on a page of leaders keep the chosen stat', async () => {
  await site.visit('/history/leaders?figure=gaa&era=winnipeg-jets', null);
  expect(heading()).toBe('Goals-against average: Winnipeg Jets leaders');
  const eras = within(screen.getByRole('navigation', { name: 'Teams' }));
  expect(eras.getByRole('link', { current: 'page' }).textContent).toBe('Winnipeg Jets');
  expect(href('Entire franchise')).toBe('/history/leaders?figure=gaa');
  expect(href('Arizona Coyotes')).toBe('/history/leaders?figure=gaa&era=arizona-coyotes');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Choose a stat' });
  expect([...new FormData(form)]).toEqual([
    ['figure', 'gaa'],
    ['era', 'winnipeg-jets'],
  ]);
});

it('a page of leaders has a table of the best players by one stat', async () => {
  await site.visit('/history/leaders?figure=shutouts', null);
  const [heads, ...rows] = screen
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
  expect(heads).toEqual(['Rank', 'Name', 'Position', 'Years', 'GPGames played', 'Shutouts']);
  expect(rows.map(([rank]) => rank)).toEqual(['1', '2', '2']);
  expect(rows[0]?.slice(2)).toEqual(['G', '2011-12 to 2016-17', '312', '22']);
  await site.visit('/history/leaders?figure=games', null);
  expect(screen.getAllByRole('columnheader', { name: 'Games played' })).toHaveLength(1);
});

it.each(['', '?figure=shutouts', '?figure=gaa&era=winnipeg-jets'])(
  '%s hydrates from the server’s HTML',
  async (query) => {
    const page = await hydratePage(site, `/history/leaders${query}`, MEMBER);
    expect(page).toMatchObject({ hydrated: true, errors: [] });
  },
);
