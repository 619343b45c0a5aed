import type { PageState } from '@desert/contract/pages/shell';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Navigation, Site } from '../sections/site.ts';

const state = {
  sections: [{ name: 'news', label: 'News', path: '/news', widgets: ['tagged'] }],
  soon: [],
  unavailable: [],
} as unknown as PageState;

it('the server’s lists of tagged records stay readable until their code loads', async () => {
  // The strips' code must not be loaded yet.
  vi.resetModules();
  const { createApiCache } = await import('@desert/kit/shell');
  const { SiteContext } = await import('../sections/site.ts');
  const { Strips } = await import('../sections/Strips.tsx');
  const { loadStrips, StripsPlace } = await import('./StripsPlace.tsx');
  const props = { tag: 'season:2011-12', title: '2011-12 Phoenix Coyotes', owner: 'history' };
  const served = (
    <SiteContext value={{ state }}>
      <Suspense>
        <Strips {...props} />
      </Suspense>
    </SiteContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(served);
  const heading = screen.getByRole('link', { name: 'News' });
  const cache = createApiCache({}, async () => ({ status: 503, body: {} }));
  const site: Site = { state, navigation: { cache } as Navigation };
  const place = () => (
    <SiteContext value={site}>
      <StripsPlace {...props} />
    </SiteContext>
  );
  const { rerender } = await act(async () => render(place(), { container, hydrate: true }));
  await act(async () => rerender(place()));
  const isHydrated = () => Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  expect(isHydrated()).toBe(false);
  await act(loadStrips);
  expect(isHydrated()).toBe(true);
  expect(screen.getByRole('link', { name: 'News' })).toBe(heading);
});
