import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryNav } from './HistoryNav.tsx';

const current = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('the navigation links to all parts of History, and marks the current one', () => {
  const { rerender } = render(<HistoryNav current="leaders" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/history',
    '/history/games',
    '/history/players',
    '/history/leaders',
    '/history/records',
    '/history/more',
  ]);
  expect(current().slice(2, 4)).toEqual([
    ['Players', null],
    ['Leaders', 'page'],
  ]);
  rerender(<HistoryNav current="players" part />);
  expect(current()[2]).toEqual(['Players', 'true']);
});
