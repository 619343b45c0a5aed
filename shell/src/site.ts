import type { PageHead, LoadingShape } from '@desert/contract/page';
import type { PageState, SectionLink } from '@desert/contract/shell';
import type { ApiCache } from '@desert/kit/shell';
import { createContext, useContext, useState } from 'react';
import type { Report } from './faults.ts';
import type { SectionLoader } from './sections.ts';

export interface Navigation {
  answers: ApiCache;
  loader: SectionLoader;
  report: Report;
  navigated: boolean;
  prepare: (href: string) => void;
  isReady: (href: string) => boolean;
  /** Prefetches when idle: the runtime for the current section, and all sections' routes once. */
  prepareRest: () => void;
  /** The tag of a section's page ('season:2011-12'), if all its reads are loaded. @param search with '?' */
  tagAt: (path: string, search: string) => string | undefined;
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
 * What the server sent for a section: 'content' is hydratable, 'readable' stays until rerendered, 'nothing' is after
 * a navigation.
 */
export type Served = 'content' | 'readable' | 'failure' | 'nothing';

export function useServed(name: string): Served {
  const site = useSite();
  const [served] = useState(() => servedOf(site, name));
  return served;
}

/** What the server sent for a section, while the visitor is on the first page. */
export function servedOf({ state, navigation }: Site, name: string): Served {
  if (navigation?.navigated) return 'nothing';
  if (state.unavailable.includes(name)) return 'failure';
  return state.clientRendered?.includes(name) ? 'readable' : 'content';
}

export function useBringing(widget: string): SectionLink[] {
  const { sections, soon } = useSite().state;
  return sections.filter(({ name, widgets }) => widgets?.includes(widget) && !soon.includes(name));
}
