import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { $viewer } from '../session.ts';
import { ConfirmFirst } from './ConfirmFirst.tsx';

it.each([
  [{ unconfirmed_may: 'read' } as const, 1],
  [{ unconfirmed_may: 'write' } as const, 0],
  [{}, 0],
])('a member with %j sees %d notes to confirm their email first', (more, count) => {
  $viewer.set({ id: 7, username: 'fan', ...more });
  render(<ConfirmFirst />);
  expect(screen.queryAllByText(/^Confirm your email first\./)).toHaveLength(count);
  const links = screen.queryAllByRole('link', { name: 'account settings' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: count }, () => '/user/settings'),
  );
});
