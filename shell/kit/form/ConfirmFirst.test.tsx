import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { $viewer } from '../app/session.ts';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { LinkNote } from './LinkNote.tsx';

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

it('a new member who types a link sees that a moderator reviews it', () => {
  $viewer.set({ id: 7, username: 'fan', is_new: true });
  const { container, rerender } = render(
    <form>
      <input name="urls" defaultValue="https://example.com/a.jpg" />
      <textarea name="details" defaultValue="No link" />
      <LinkNote />
    </form>,
  );
  const note = screen.getByText(
    'A moderator reviews a new member’s first links before they appear.',
  );
  const type = (value: string) =>
    fireEvent.input(container.querySelector('textarea')!, { target: { value } });
  expect(note.className).toContain('noLink');
  type('See www.example.com');
  expect(note.className).not.toContain('noLink');
  type('See');
  expect(note.className).toContain('noLink');
  act(() => $viewer.set({ id: 7, username: 'fan' }));
  rerender(<LinkNote />);
  expect(container.textContent).toBe('');
});
