import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let broken: boolean;

function Thing() {
  if (broken) throw new Error('no such state');
  return <h1>A puck</h1>;
}

/** Shows a component that throws in the boundary. */
function show(props: { label?: string; onRetry?: () => Promise<void> }) {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary {...props}>
      <Thing />
    </ErrorBoundary>,
  );
}

it('the error boundary says that a page failed, and a retry renders the page again', async () => {
  show({});
  expect(screen.getByRole('heading').textContent).toContain('This page');
  broken = false;
  await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
  expect(screen.getByRole('heading').textContent).toBe('A puck');
});

it('the error message of one region of a page names the region, without a heading', () => {
  show({ label: 'Your Memories' });
  expect(screen.getByText(/^Your Memories didn’t load/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('a retry after an error shows “Trying again...” until the code has loaded', async () => {
  let settle = () => {};
  show({ onRetry: () => new Promise((resolve) => (settle = resolve)) });
  broken = false;
  await act(async () => screen.getByRole('link', { name: 'Try again' }).click());
  expect(screen.getByText('Trying again...')).toBeTruthy();
  await act(async () => settle());
  expect(screen.getByRole('heading').textContent).toBe('A puck');
});
