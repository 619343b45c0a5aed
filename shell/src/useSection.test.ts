import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KitMismatch } from './KitMismatch.ts';
import type { Pages } from './pages.ts';
import { useSection } from './useSection.ts';

afterEach(() => vi.restoreAllMocks());

/** Brings a section that this shell is too old for, on a page reached by a navigation or not. */
async function bring(navigated: boolean) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const load = () => Promise.reject(new KitMismatch());
  const pages = { navigated, loader: { load } } as unknown as Pages;
  const mount = () => () => {};
  const wanted = { pages, served: 'nothing' as const, mount };
  const { result } = renderHook(() => useSection('news', wanted));
  await act(async () => {});
  return { reload, failed: result.current.failed };
}

it('visits the site anew where a navigation leads from an old tab into a newer section', async () => {
  const { reload, failed } = await bring(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(failed).toBe(false);
});

it('shows that it failed on a full visit, and does not go round in circles', async () => {
  const { reload, failed } = await bring(false);
  expect(failed).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
