import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryNav } from './HistoryNav.tsx';

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

it('leads to all that History has, and says where one is', () => {
  render(<HistoryNav current="leaders" />);
  expect(links()).toEqual([
    ['Seasons', '/history', null],
    ['Players', '/history/players', null],
    ['Leaders', '/history/leaders', 'page'],
    ['Compare', '/history/compare', null],
  ]);
});

it('says of a page below one of them that it belongs to it', () => {
  render(<HistoryNav current="players" part />);
  expect(links()[1]).toEqual(['Players', '/history/players', 'true']);
});
