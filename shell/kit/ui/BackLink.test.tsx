import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SiteRouter, useNavigate } from '../app/router.tsx';
import { restoreScroll } from '../app/scroll.ts';
import { BackLink } from './BackLink.tsx';

it('the back link opens its address, and calls the onClick that older sections pass', async () => {
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
])(
  'the back link to %s has its own query or else the last query of the list: %s',
  async (href, address) => {
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
  },
);

function Onward() {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/news/7')}>On</button>;
}
