import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { $announcement } from '../toast/announce.ts';
import { LoadingText } from './LoadingText.tsx';

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a loading text is announced only after a moment', () => {
  vi.useFakeTimers();
  const { unmount } = render(<LoadingText text="Loading posts..." />);
  pass(149);
  expect($announcement.get()).toBeNull();
  pass(1);
  expect($announcement.get()?.text).toBe('Loading posts...');
  unmount();
  $announcement.set(null);
  render(<LoadingText text="Loading..." />).unmount();
  pass(1000);
  expect($announcement.get()).toBeNull();
});

it('the bars of a loading text are not read out by screen readers', () => {
  render(<LoadingText text="Loading teams..." shape="tables" />);
  expect(document.body.textContent).toBe('Loading teams...');
  expect(screen.queryAllByRole('status')).toEqual([]);
});
