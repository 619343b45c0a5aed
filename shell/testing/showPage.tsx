/** Shows a page of the shell with its router and its context, in tests. */
import type { PageState } from '@desert/contract/pages/shell';
import { type ApiCache, SiteRouter } from '@desert/kit/shell';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Navigation } from '../sections/site.ts';
import { SiteContext } from '../sections/site.ts';

/** The page state of a site without sections. @param more overrides fields */
export const stateWith = (more: Partial<PageState> = {}): PageState => ({
  viewer: null,
  theme: 'system',
  sections: [],
  manifests: {},
  soon: [],
  credit: { name: 'somebody', links: [] },
  unavailable: [],
  responses: {},
  passwordMin: 15,
  ...more,
});

interface Surroundings {
  path?: string;
  state?: Partial<PageState>;
  /** The tab's API cache, if a client navigation led to the page. */
  cache?: ApiCache;
}

export async function showPage(page: ReactNode, { path = '/', state, cache }: Surroundings = {}) {
  window.history.replaceState(null, '', path);
  const navigation = cache && ({ cache, navigated: true } as Navigation);
  return act(async () =>
    render(
      <SiteRouter>
        <SiteContext value={{ state: stateWith(state), navigation }}>{page}</SiteContext>
      </SiteRouter>,
    ),
  );
}
