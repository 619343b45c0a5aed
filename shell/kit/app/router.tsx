import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { changePage } from './host.ts';
import { isModalEntry } from './modalHistory.ts';
import { rememberScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  /** Whether to restore the target page's last scroll position; by default it opens at its top. */
  returning?: boolean;
}

const METHODS = ['pushState', 'replaceState'] as const;

/** Notified together, so that React renders parents and children once. */
const listeners = new Set<() => void>();

if (typeof history !== 'undefined' && !Object.hasOwn(history, 'pushState')) {
  for (const method of METHODS) {
    history[method] = (...entry) => {
      History.prototype[method].apply(history, entry);
      window.dispatchEvent(new Event(method));
    };
  }
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // Only now, so that the listeners of the shell run before a page renders. A second time changes nothing.
  for (const event of ['popstate', 'hashchange', ...METHODS])
    window.addEventListener(event, notify);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens another page of the site. Stores a scroll key in its history entry, and replaces the entry of a modal. */
export function openPage(to: string, { replace = false, returning }: NavigateOptions = {}): void {
  changePage(to, () =>
    window.history[replace || isModalEntry() ? 'replaceState' : 'pushState'](
      rememberScroll(returning ? to : undefined),
      '',
      to,
    ),
  );
}

export interface SiteRouterProps {
  /** Path on the server and during hydration. */
  path?: string | undefined;
  search?: string | undefined;
  children: ReactNode;
}

const ServedAddress = createContext<{ path?: string | undefined; search?: string | undefined }>({});

/** Router of a React root; all roots follow the tab's location. */
export function SiteRouter({ path, search, children }: SiteRouterProps) {
  const served = useMemo(() => ({ path, search }), [path, search]);
  return <ServedAddress value={served}>{children}</ServedAddress>;
}

export interface Address {
  /** The path, percent-encoded. */
  path: string;
  /** The query, without '?'. */
  search: string;
  address: string;
}

const readPath = () => window.location.pathname;
const readSearch = () => window.location.search.slice(1);

/** Returns path and query of the current page, and renders again when they change. */
export function useAddress(): Address {
  const served = useContext(ServedAddress);
  const isServed = served.path !== undefined;
  const path = useSyncExternalStore(subscribe, readPath, () => served.path ?? readPath());
  const search = useSyncExternalStore(subscribe, readSearch, () =>
    isServed ? (served.search ?? '').replace(/^\?/, '') : readSearch(),
  );
  return { path, search, address: path + (search && `?${search}`) };
}

/** Whether the visitor is still at an address. @param address as returned by `useAddress` */
export function isHere(address: string): boolean {
  return address === window.location.pathname + window.location.search;
}

/** Returns a function that opens another page of the site. */
export const useNavigate = () => openPage;
