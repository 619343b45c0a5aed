import type { PageHead, LoadingShape } from '@desert/contract/page';
import type { PageState, SectionLink } from '@desert/contract/shell';
import type { AnswerStore } from '@desert/kit/shell';
import { createContext, useContext, useState } from 'react';
import type { Report } from './faults.ts';
import type { SectionLoader } from './sections.ts';

/** What the browser needs to change pages. */
export interface Navigation {
  answers: AnswerStore;
  loader: SectionLoader;
  /** Tells the site's owners what went wrong. */
  report: Report;
  /** Whether the visitor has left the page that the server rendered. */
  navigated: boolean;
  /** Gets what a page needs, its code and its data side by side. */
  prepare: (href: string) => void;
  /** Whether all of a page is there already. */
  isReady: (href: string) => boolean;
  /**
   * Gets what a visitor may need next, once the browser has nothing else to do: the run-time for the section whose page
   * stands, and, asked for once, what the sections' routes are.
   */
  prepareRest: () => void;
  /**
   * What a section's page is of, where all that it reads is there: 'season:2011-12'.
   * @param search its query string with its '?'
   */
  tagAt: (path: string, search: string) => string | undefined;
  /** What to show while a page loads. */
  loadingAt: (path: string) => { text: string; shape?: LoadingShape | undefined };
}

export interface Site {
  /** What came with the first page. */
  state: PageState;
  /** What the browser needs to change pages; there is none on the server. */
  navigation?: Navigation | undefined;
  /** Called each time a page is shown, in the browser. */
  onShown?: ((head: PageHead) => void) | undefined;
}

/** What every page of the site is given; set by `App`. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is for what is in App');
  return site;
}

/**
 * What the server made of a section's place on its first page: HTML to hydrate ('content'), or only to read until
 * the browser has rendered it anew ('readable'); 'nothing' after a navigation in the browser.
 */
export type Served = 'content' | 'readable' | 'failure' | 'nothing';

/** What the server had made of a section's place when the component was first rendered. */
export function useServed(name: string): Served {
  const site = useSite();
  const [served] = useState(() => servedOf(site, name));
  return served;
}

/** The server's outcome for a section, while the visitor is still on the page it rendered. */
export function servedOf({ state, navigation }: Site, name: string): Served {
  if (navigation?.navigated) return 'nothing';
  if (state.unavailable.includes(name)) return 'failure';
  return state.clientRendered?.includes(name) ? 'readable' : 'content';
}

/** The sections that are open and bring a widget. */
export function useBringing(widget: string): SectionLink[] {
  const { sections, soon } = useSite().state;
  return sections.filter(({ name, widgets }) => widgets?.includes(widget) && !soon.includes(name));
}
