import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter';
import { navigate as changeEntry } from 'wouter/use-browser-location';
import { changePage } from './host.ts';
import { isModalEntry } from './modalHistory.ts';
import { rememberScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  /** Whether to restore the target page's last scroll position; by default it opens at its top. */
  returning?: boolean;
}

/** Stores a scroll key in each history entry, and replaces the entry of a modal. */
const stampEntry: AroundNavHandler = (navigate, to, options) =>
  changePage(to, () =>
    navigate(to, {
      ...options,
      replace: options?.replace === true || isModalEntry(),
      state: rememberScroll((options as NavigateOptions | undefined)?.returning ? to : undefined),
    }),
  );

/** Opens another page of the site. */
export function openPage(to: string): void {
  stampEntry(changeEntry, to);
}

export interface SiteRouterProps {
  /** Path on the server and during hydration. */
  path?: string | undefined;
  search?: string | undefined;
  children: ReactNode;
}

/** Router of a React root; all roots follow the tab's location. */
export function SiteRouter({ path, search, children }: SiteRouterProps) {
  return (
    <Router
      aroundNav={stampEntry}
      {...(path === undefined ? {} : { ssrPath: path, ssrSearch: search ?? '' })}
    >
      {children}
    </Router>
  );
}

export interface Address {
  /** The path, percent-encoded. */
  path: string;
  /** The query, without '?'. */
  search: string;
  address: string;
}

/** Returns path and query of the current page, and renders again when they change. */
export function useAddress(): Address {
  const router = useRouter();
  const [path] = router.hook(router);
  const search = router.searchHook(router).replace(/^\?/, '');
  return { path, search, address: path + (search && `?${search}`) };
}

/** Whether the visitor is still at an address. @param address as returned by `useAddress` */
export function isHere(address: string): boolean {
  return address === window.location.pathname + window.location.search;
}

/** Returns a function that opens another page of the site. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const [, navigate] = useLocation();
  return useCallback((to, options) => navigate(to, options), [navigate]);
}
