import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteRouter, useNavigate } from '../router.tsx';
import { restoreScroll } from '../scroll.ts';
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

it.each([
  ['/news', '/news?sort=likes'],
  ['/news?sort=comments', '/news?sort=comments'],
])('leads to %s as it was left, or as its own query says: %s', async (href, address) => {
  window.history.replaceState(null, '', '/news?sort=likes');
  restoreScroll();
  render(
    <SiteRouter>
      <Onward />
      <BackLink href={href}>Back</BackLink>
    </SiteRouter>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(window.location.pathname).toBe('/news/7');
  await act(async () => screen.getByRole('link', { name: 'Back' }).click());
  expect(window.location.pathname + window.location.search).toBe(address);
});

function Onward() {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/news/7')}>On</button>;
}
