import { DELETED_USER } from '@desert/contract/records';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemberName } from './MemberName.tsx';

const link = () => screen.queryByRole('link')?.getAttribute('href');

afterEach(() => window.history.replaceState(null, '', '/'));

it('leads to the member’s page', () => {
  render(<MemberName username="Desert.Fan_7" />);
  expect(link()).toBe('/user/Desert.Fan_7');
  expect(screen.getByText('Desert.Fan_7').localName).toBe('bdi');
});

it.each(['/user/ann', '/user/ann/'])('leads nowhere at %s, which is that page', (path) => {
  window.history.replaceState(null, '', path);
  render(<MemberName username="ann" />);
  expect(link()).toBeUndefined();
  expect(screen.getByText('ann').localName).toBe('bdi');
});

it('leads nowhere where the member is no more', () => {
  render(<MemberName username={DELETED_USER.username} />);
  expect(link()).toBeUndefined();
  expect(screen.getByText(DELETED_USER.username).localName).toBe('bdi');
});
