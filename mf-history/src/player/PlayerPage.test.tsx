import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dauphin, doan, hamel } from '../test/playerDetails.ts';
import { PlayerPage } from './PlayerPage.tsx';

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('says who he is, what he played, when and as what number', () => {
  render(<PlayerPage player={doan} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Shane Doan Right wing, left wing · 21 seasons, 1995-96 to 2016-17',
  );
  expect(fact('Number')?.textContent).toBe('19');
  expect(fact('Born')?.textContent).toBe('October 10, 1976');
  expect(screen.getByText('October 10, 1976').getAttribute('datetime')).toBe('1976-10-10');
});

it('leads to his first season and his last, and says how old he was', () => {
  render(<PlayerPage player={dauphin} />);
  expect(fact('Numbers')?.textContent).toBe('76, 26, 12');
  expect(fact('First season')?.textContent).toBe('2015-16, aged 20');
  expect(fact('Last season')?.textContent).toBe('2022-23, aged 27');
  expect(fact('First season')?.querySelector('a')?.getAttribute('href')).toBe('/history/2015-16/');
});

it('has a dash for what no source knows', () => {
  render(<PlayerPage player={{ ...hamel, birth_date: null }} />);
  for (const term of ['Number', 'Born', 'Save percentage']) {
    expect(fact(term)?.textContent).toBe('–unknown');
  }
  expect(screen.getByText('No source knows it.')).toBeTruthy();
});

it('shows what he did for the franchise, and where that puts him in it', () => {
  render(<PlayerPage player={doan} />);
  expect(fact('Games')?.textContent).toBe('1,540');
  expect(fact('Plus/minus')?.textContent).toBe('−54');
  expect(fact('Points per game')?.textContent).toBe('0.63');
  expect(href('Goals: 1st of 596')).toBe('/history/leaders?figure=goals');
  expect(href('Penalty minutes: 2nd of 596')).toBe('/history/leaders?figure=pims');
});

it('every figure of a ranked skater has a rank', () => {
  render(<PlayerPage player={doan} />);
  const figures = screen.getByLabelText('With the franchise');
  expect(within(figures).getAllByRole('link')).toHaveLength(figures.children.length);
});

it('says from how many games on an average is ranked, to those who played fewer', () => {
  render(<PlayerPage player={dauphin} />);
  const figures = within(screen.getByLabelText('With the franchise'));
  expect(figures.getAllByText('Ranked from 100 games')).toHaveLength(2);
});

it('shows a goalie in the figures of goalies', () => {
  render(<PlayerPage player={hamel} />);
  expect(fact('Losses')?.textContent).toBe('39');
  expect(fact('Goals against average')?.textContent).toBe('4.34');
  expect(href('Games in goal: 21st of 76')).toBe('/history/leaders?figure=goalie_games');
  expect(screen.queryByText('Points')).toBeNull();
});

it('leads back to the list that one came from, and on in it', () => {
  render(
    <PlayerPage
      player={{
        ...doan,
        list: { ...doan.list!, previous: { slug: 'laurent-dauphin', name: 'Laurent Dauphin' } },
      }}
    />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'In the list' }));
  expect(nav.getByText('1 of 100')).toBeTruthy();
  expect(href('Back to Goals')).toBe('/history/leaders?figure=goals');
  expect(href('Next player: Dale Hawerchuk')).toBe(
    '/history/players/dale-hawerchuk?from=%2Fhistory%2Fleaders%3Ffigure%3Dgoals',
  );
  expect(href('Previous player: Laurent Dauphin')).toMatch(
    /^\/history\/players\/laurent-dauphin\?/,
  );
});

it('leads nowhere back where no list was named', () => {
  render(<PlayerPage player={dauphin} />);
  expect(screen.queryByRole('navigation', { name: 'In the list' })).toBeNull();
  expect(href('Players')).toBe('/history/players');
});

it('can be compared, and says where the facts are from', () => {
  render(<PlayerPage player={doan} />);
  expect(href('Compare with others')).toBe('/history/compare?a=shane-doan');
  expect(screen.getByText(/copyrighted by the Hockey Databank project/)).toBeTruthy();
  expect(screen.getByText(/A dash is what no source tells/)).toBeTruthy();
});
