import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { me } from '../testing/comments.ts';

it('the report button works although the session storage has invalid data', async () => {
  sessionStorage.setItem('reported', '{');
  vi.resetModules();
  const { ReportButton } = await import('./ReportButton.tsx');
  render(<ReportButton kind="news" id={5} owner={8} />);
  expect(screen.queryByRole('button', { name: 'Reported' })).toBeNull();
});

it('a record stays marked as reported after a reload, but not after a log-out', async () => {
  sessionStorage.setItem('reported', JSON.stringify([`${me.id} news 5`]));
  vi.resetModules();
  const session = await import('../app/session.ts');
  const { ReportButton } = await import('./ReportButton.tsx');
  act(() => session.$viewer.set(me));
  render(<ReportButton kind="news" id={5} owner={8} />);
  expect(screen.getByRole('button', { name: 'Reported' })).toBeTruthy();
  act(() => session.changeViewer(null));
  expect(sessionStorage.getItem('reported')).toBe('[]');
});
