import { DELETED_USER } from '@desert/contract/records/records';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemberName } from './MemberName.tsx';

it.each([
  ['Desert.Fan_7', '/', '/user/Desert.Fan_7'],
  // The page is the member's own.
  ['ann', '/user/ann', undefined],
  ['ann', '/user/ann/', undefined],
  // The member was deleted.
  [DELETED_USER.username, '/', undefined],
])('the member name %s on the page %s links to %s', (username, path, href) => {
  window.history.replaceState(null, '', path);
  render(<MemberName username={username} />);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
  expect(screen.getByText(username).localName).toBe('bdi');
});
