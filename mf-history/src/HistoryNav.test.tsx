import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryNav } from './HistoryNav.tsx';

const current = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('the navigation links to all parts of History, and marks the current one', () => {
  const { rerender } = render(<HistoryNav current="leaders" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/history',
    '/history/players',
    '/history/leaders',
    '/history/against',
    '/history/compare',
  ]);
  expect(current().slice(1, 3)).toEqual([
    ['Players', null],
    ['Leaders', 'page'],
  ]);
  rerender(<HistoryNav current="players" part />);
  expect(current()[1]).toEqual(['Players', 'true']);
  rerender(<HistoryNav />);
  expect(current().every(([, is]) => is === null)).toBe(true);
});
