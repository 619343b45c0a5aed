import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

it('the server’s filters of a list stay as they are, with what the visitor typed, until their code loads', async () => {
  // The filters' code must not be loaded yet.
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
  const field = screen.getByLabelText<HTMLInputElement>('Posted by');
  field.value = 'saguaro';
  const place = () => (
    <ApiCacheContext value={cache}>
      <FilterPlace path="/news" filters={storyFilters} />
    </ApiCacheContext>
  );
  const { rerender } = await act(async () => render(place(), { container, hydrate: true }));
  await act(async () => rerender(place()));
  const isHydrated = () => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  expect(isHydrated()).toBe(false);
  await act(loadFilters);
  expect(isHydrated()).toBe(true);
  expect(screen.getByLabelText('Posted by')).toBe(field);
  expect(field.value).toBe('saguaro');
});
