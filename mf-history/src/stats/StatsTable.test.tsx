import { $announcement } from '@desert/kit/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cellsOf } from '../test/screen.ts';
import { doan, hamel, laBarbera, langkow, smith, vrbata, whitney } from '../test/season.ts';
import { GOALIE_COLUMNS, SKATER_COLUMNS } from './columns.ts';
import { StatsTable } from './StatsTable.tsx';

const FROM = '/history/2011-12';

/** Each test starts at an address without a sort order. */
beforeEach(() => window.history.replaceState(null, '', FROM));

function renderForwards(players = [langkow, doan, vrbata, whitney]) {
  const shared = { title: 'Forwards', from: FROM, players };
  render(<StatsTable {...shared} columns={SKATER_COLUMNS} firstBy="points" />);
}

function renderGoalies() {
  const shared = { title: 'Goalies', from: FROM, players: [laBarbera, hamel, smith] };
  render(<StatsTable {...shared} columns={GOALIE_COLUMNS} firstBy="gp" />);
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const click = (name: string) => act(() => within(heading(name)).getByRole('link').click());

it('the table of skaters has its columns, and can be scrolled by keyboard', () => {
  $announcement.set(null);
  renderForwards();
  expect(screen.getByRole('region', { name: 'Forwards' }).tabIndex).toBe(0);
  const columns = screen
    .getAllByRole('columnheader')
    .map((heading) => within(heading).getByRole('link').lastChild?.textContent);
  expect(columns.join()).toBe(
    'Name,Jersey number,Position,Goals,Assists,Points,Penalty minutes,Plus/minus,Games played,Age',
  );
  expect(cellsOf('Shane Doan')).toEqual(['19', 'R', '22', '28', '50', '48', '−8', '79', '35']);
  // Sorted by points at first, without an announcement.
  expect(names()).toEqual(['Ray Whitney', 'Radim Vrbata', 'Shane Doan', 'Daymond Langkow']);
  expect(heading('Points').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Goals').hasAttribute('aria-sort')).toBe(false);
  expect($announcement.get()).toBeNull();
});

it('clicks on a heading sort the table by that column and then reverse it, with an announcement', () => {
  renderForwards();
  click('Goals');
  expect(names()).toEqual(['Radim Vrbata', 'Ray Whitney', 'Shane Doan', 'Daymond Langkow']);
  expect(heading('Goals').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Points').hasAttribute('aria-sort')).toBe(false);
  expect($announcement.get()?.text).toBe('Forwards: Sorted by goals, descending');
  click('Goals');
  expect(names()).toEqual(['Daymond Langkow', 'Shane Doan', 'Ray Whitney', 'Radim Vrbata']);
  expect($announcement.get()?.text).toBe('Forwards: Sorted by goals, ascending');
});

it('a table heading shows the sort order, and explains its abbreviation on hover or focus', () => {
  renderForwards();
  const pims = within(heading('Penalty minutes')).getByRole('link');
  fireEvent.pointerEnter(pims);
  expect(screen.getByText('Penalty minutes', { selector: 'p' })).toBeTruthy();
  fireEvent.pointerLeave(pims);
  expect(screen.getByText('Sorted by points')).toBeTruthy();
  act(() => pims.focus());
  expect(screen.getByText('Penalty minutes', { selector: 'p' })).toBeTruthy();
  act(() => pims.blur());
  expect(screen.getByText('Sorted by points')).toBeTruthy();
  click('Penalty minutes');
  expect(screen.getByText('Sorted by penalty minutes')).toBeTruthy();
  click('Goals');
  expect(screen.getByText('Sorted by goals')).toBeTruthy();
});

it('players sort by last name, and those with equal values stay in that order in both directions', () => {
  renderForwards([langkow, whitney, doan]);
  click('Name');
  expect(names()).toEqual(['Shane Doan', 'Daymond Langkow', 'Ray Whitney']);
  click('Age');
  expect(names()).toEqual(['Shane Doan', 'Daymond Langkow', 'Ray Whitney']);
  click('Age');
  expect(names()).toEqual(['Ray Whitney', 'Shane Doan', 'Daymond Langkow']);
});

it('the table of goalies has its own columns, and sorts unknown values last in both directions', () => {
  renderGoalies();
  expect(cellsOf('Mike Smith')).toEqual(['41', '2.21', '.930', '38', '67', '29', '18', '10', '8']);
  // Overtime losses did not exist in 1979-80.
  expect(cellsOf('Pierre Hamel')).toEqual(
    ['–unknown', '4.01', '–unknown', '9', '35', '27'].concat(['19', '', '0']),
  );
  click('Save percentage');
  click('Save percentage');
  expect(names()).toEqual(['Jason LaBarbera', 'Mike Smith', 'Pierre Hamel']);
  // The fewest goals against are the best.
  click('Goals-against average');
  expect(names()).toEqual(['Mike Smith', 'Jason LaBarbera', 'Pierre Hamel']);
});

it('the address keeps the sort order of each table', () => {
  renderForwards();
  click('Goals');
  renderGoalies();
  click('Wins');
  expect(window.location.search).toBe('?forwards=goals-descending&goalies=wins-descending');
  cleanup();
  renderForwards();
  expect(heading('Goals').getAttribute('aria-sort')).toBe('descending');
  const href = (name: string) => within(heading(name)).getByRole('link').getAttribute('href');
  expect(href('Goals')).toBe('?forwards=goals-ascending&goalies=wins-descending');
  expect(href('Name')).toBe('?forwards=last_name-ascending&goalies=wins-descending');
});

it.each(['forwards=shoe_size-ascending', 'forwards=goals', 'forwards=goals-sideways', 'forwards='])(
  'a stats table keeps its default order at an address with the unknown order ?%s',
  (search) => {
    window.history.replaceState(null, '', `${FROM}?${search}`);
    renderForwards();
    expect(heading('Points').getAttribute('aria-sort')).toBe('descending');
  },
);

it('a sort moves the rows and renders none of them again', () => {
  let rendered = 0;
  const goals = SKATER_COLUMNS.find(({ key }) => key === 'goals');
  const columns = [{ ...goals!, renderCell: () => (rendered += 1) }];
  const shared = { title: 'Forwards', from: FROM, players: [langkow, doan] };
  render(<StatsTable {...shared} columns={columns} firstBy="last_name" />);
  expect(rendered).toBe(2);
  rendered = 0;
  click('Goals');
  expect(names()).toEqual(['Shane Doan', 'Daymond Langkow']);
  click('Goals');
  expect(names()).toEqual(['Daymond Langkow', 'Shane Doan']);
  expect(rendered).toBe(0);
});
