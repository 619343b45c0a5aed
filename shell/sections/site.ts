import type { VisitReport } from '@desert/contract/pages/figure-input';
import type { PageHead, LoadingShape } from '@desert/contract/pages/page';
import type { PageState, SectionLink } from '@desert/contract/pages/shell';
import { type ApiCache, createApiCache } from '@desert/kit/shell';
import { createContext, useContext, useState } from 'react';
import type { Report } from './faults.ts';
import type { SectionLoader } from './sections.ts';

export interface Navigation {
  cache: ApiCache;
  loader: SectionLoader;
  report: Report;
  navigated: boolean;
  /** Loads the code and the data of a page. Never rejects. @returns whether all loaded */
  load: (href: string) => Promise<boolean>;
  prepare: (href: string) => void;
  isReady: (href: string) => boolean;
  /** Fetches all sections' manifests once, when idle. Registers the current section with the runtime: after an intent, or for a member when idle. */
  prepareRest: () => void;
  /** The tag of a page, such as 'season:2011-12'; undefined until all reads succeeded. @param search with '?' */
  tagAt: (path: string, search: string) => string | undefined;
  /** Names a page without what is in its address, for figures. */
  isShellPage: (path: string) => boolean;
  describePage: (path: string) => Promise<Pick<VisitReport, 'section' | 'build' | 'page'>>;
  loadingAt: (path: string) => { text: string; shape?: LoadingShape | undefined };
}

export interface Site {
  state: PageState;
  navigation?: Navigation | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is for what is in App');
  return site;
}

/**
 * The server-rendered HTML of a section: 'content' can be hydrated; 'readable' is shown until the browser renders the
 * section; 'failure' means that rendering failed; 'nothing' that the page was reached by client-side navigation.
 */
export type Served = 'content' | 'readable' | 'failure' | 'nothing';

export function useServed(name: string): Served {
  const site = useSite();
  const [served] = useState(() => getServed(site, name));
  return served;
}

export function getServed({ state, navigation }: Site, name: string): Served {
  if (navigation?.navigated) return 'nothing';
  if (state.unavailable.includes(name)) return 'failure';
  return state.clientRendered?.includes(name) ? 'readable' : 'content';
}

export function useBringing(widget: string): SectionLink[] {
  const { sections, soon } = useSite().state;
  return sections.filter(({ name, widgets }) => widgets?.includes(widget) && !soon.includes(name));
}

/** The tab's API cache; on the server, a cache of the responses that were read for the page. */
export function useSiteCache(): ApiCache {
  const { state, navigation } = useSite();
  const [cache] = useState(() => navigation?.cache ?? createApiCache(state.responses));
  return cache;
}
