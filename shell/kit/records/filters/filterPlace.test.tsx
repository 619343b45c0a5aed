import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

/** Hydrates a list's filters, whose code is not loaded yet. */
async function hydrateFilters() {
  vi.resetModules();
  const { storyFilters } = await import('./storyFilters.ts');
  const { FilterForm } = await import('./FilterForm.tsx');
  const { FilterPlace, loadFilters } = await import('./FilterPlace.tsx');
  const { ApiCacheContext } = await import('../../section/context.tsx');
  const { createApiCache } = await import('../../app/apiCache.ts');
  const cache = createApiCache({});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <ApiCacheContext value={cache}>
      <Suspense>
        <FilterForm path="/news" filters={storyFilters} />
      </Suspense>
    </ApiCacheContext>,
  );
  const place = () => (
    <ApiCacheContext value={cache}>
      <FilterPlace path="/news" filters={storyFilters} />
    </ApiCacheContext>
  );
  return { container, place, loadFilters };
}

it('the server’s filters of a list stay as they are, with what the visitor typed, until their code loads', async () => {
  const { container, place, loadFilters } = await hydrateFilters();
  const field = screen.getByLabelText<HTMLInputElement>('Posted by');
  field.value = 'saguaro';
  const { rerender } = await act(async () => render(place(), { container, hydrate: true }));
  await act(async () => rerender(place()));
  const isHydrated = () => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  expect(isHydrated()).toBe(false);
  await act(loadFilters);
  expect(isHydrated()).toBe(true);
  expect(screen.getByLabelText('Posted by')).toBe(field);
  expect(field.value).toBe('saguaro');
});

it('an option that is selected before the filters’ code loads is shown afterwards', async () => {
  window.history.replaceState(null, '', '/news');
  const { container, place } = await hydrateFilters();
  await act(async () => render(place(), { container, hydrate: true }));
  const sort = screen.getByRole<HTMLSelectElement>('combobox');
  sort.value = 'likes';
  await act(async () => sort.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(window.location.search).toBe('?sort=likes'));
});

it('filters that only the browser renders load their code', async () => {
  const { place } = await hydrateFilters();
  document.body.replaceChildren();
  await act(async () => render(place()));
  expect(await screen.findByLabelText('Posted by')).toBeTruthy();
});
