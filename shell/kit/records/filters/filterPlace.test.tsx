import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

it('an option that is selected before the filters’ code loads is shown afterwards', async () => {
  // The filters' code must not be loaded yet.
  vi.resetModules();
  const { storyFilters } = await import('./storyFilters.ts');
  const { FilterForm } = await import('./FilterForm.tsx');
  const { FilterPlace } = await import('./FilterPlace.tsx');
  const { ApiCacheContext } = await import('../../section/context.tsx');
  const { createApiCache } = await import('../../app/apiCache.ts');
  const form = { path: '/news', filters: storyFilters };
  const withCache = (child: React.ReactNode) => (
    <ApiCacheContext value={createApiCache({})}>{child}</ApiCacheContext>
  );
  window.history.replaceState(null, '', '/news');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    withCache(
      <Suspense>
        <FilterForm {...form} />
      </Suspense>,
    ),
  );
  const sort = screen.getByRole<HTMLSelectElement>('combobox');
  await act(async () => render(withCache(<FilterPlace {...form} />), { container, hydrate: true }));
  sort.value = 'likes';
  await act(async () => sort.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(window.location.search).toBe('?sort=likes'));
  expect(screen.getByRole('combobox')).toBe(sort);
});
