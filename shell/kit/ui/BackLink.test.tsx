import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteRouter } from '../router.tsx';
import { BackLink } from './BackLink.tsx';

it('leads back, and does what sections of before ask for on the click', async () => {
  window.history.replaceState(null, '', '/memories/7');
  const onClick = vi.fn();
  render(
    <SiteRouter>
      <BackLink href="/memories" onClick={onClick}>
        Back to memories
      </BackLink>
    </SiteRouter>,
  );
  await act(async () => screen.getByRole('link', { name: 'Back to memories' }).click());
  expect(onClick).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/memories');
});
