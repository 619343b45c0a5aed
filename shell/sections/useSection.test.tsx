import type { PageState } from '@desert/contract/pages/shell';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { KitMismatch } from './kitSkew.ts';
import { type Navigation, SiteContext } from './site.ts';
import { useSection } from './useSection.ts';

/** Loads a section whose kit is newer than the shell's. @param navigated false on the page that the server rendered */
async function loadNewer(navigated: boolean) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const load = () => Promise.reject(new KitMismatch('too new'));
  const navigation = { navigated, loader: { load } } as unknown as Navigation;
  const state = { unavailable: [] as string[], manifests: {} } as PageState;
  const mount = () => () => {};
  const { result } = renderHook(() => useSection('news', { mount }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteContext value={{ state, navigation }}>{children}</SiteContext>
    ),
  });
  await act(async () => {});
  return { reload, failed: result.current.failed };
}

it('a navigation from an old tab to a newer section reloads the site', async () => {
  const { reload, failed } = await loadNewer(true);
  expect([reload.mock.calls.length, failed]).toEqual([1, false]);
});

it('a section that fails on a full visit is shown as failed, without an endless reload', async () => {
  const { reload, failed } = await loadNewer(false);
  expect([reload.mock.calls.length, failed]).toEqual([0, true]);
});
