import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** Shows the server's HTML of filters whose code is not loaded yet. */
async function serveFilters() {
  vi.resetModules();
  const { storyFilters } = await import('./storyFilters.ts');
  const { FilterForm } = await import('./FilterForm.tsx');
  const { FilterPlace } = await import('./FilterPlace.tsx');
  const { ApiCacheContext } = await import('../../section/context.tsx');
  const { createApiCache } = await import('../../app/apiCache.ts');
  const form = { path: '/news', filters: storyFilters };
  const withCache = (child: ReactNode) => (
    <ApiCacheContext value={createApiCache({})}>{child}</ApiCacheContext>
  );
  window.history.replaceState(null, '', '/news');
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(
    withCache(
      <Suspense>
        <FilterForm {...form} />
      </Suspense>,
    ),
  );
  await act(async () => render(withCache(<FilterPlace {...form} />), { container, hydrate: true }));
  return screen.getByRole<HTMLSelectElement>('combobox');
}

it('an option that is selected before the filters’ code loads is shown afterwards', async () => {
  const sort = await serveFilters();
  sort.value = 'likes';
  await act(async () => sort.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(window.location.search).toBe('?sort=likes'));
  expect(screen.getByRole('combobox')).toBe(sort);
});

it('filters that are applied by keyboard before their code loads need no new document', async () => {
  const sort = await serveFilters();
  fireEvent.keyDown(sort);
  sort.value = 'likes';
  fireEvent.change(sort);
  await act(async () => {
    expect(fireEvent.submit(sort.form!)).toBe(false);
  });
  await vi.waitFor(() => expect(window.location.search).toBe('?sort=likes'));
});
