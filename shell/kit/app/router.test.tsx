import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { SiteRouter, useAddress } from './router.tsx';

const Address = () => <p>{useAddress().address}</p>;

const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => window.history.replaceState(null, '', '/news?q=ice'));

it.each(['?q=puck', 'q=puck'])(
  'the server’s address with the query %s has a single question mark, also during hydration',
  async (search) => {
    const page = (
      <SiteRouter path="/news" search={search}>
        <Address />
      </SiteRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(shown()).toBe('/news?q=puck');
    const served = screen.getByRole('paragraph');
    await act(async () => render(page, { container, hydrate: true }));
    expect(screen.getByRole('paragraph')).toBe(served);
    expect(shown()).toBe('/news?q=ice');
  },
);

it('every root shows the new address after a change of the history, except one that bypasses the router', async () => {
  render(<Address />);
  await act(async () => window.history.pushState(null, '', '/merch'));
  expect(shown()).toBe('/merch');
  await act(async () =>
    History.prototype.replaceState.call(window.history, null, '', '/merch?modal'),
  );
  expect(shown()).toBe('/merch');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(shown()).toBe('/merch?modal');
});
