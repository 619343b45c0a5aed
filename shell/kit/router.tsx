import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter';
import { changePage } from './host.ts';
import { isModalEntry } from './modal/history.ts';
import { rememberScroll } from './scroll.ts';

interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Restores the scroll position. */
  returning?: boolean;
}

/** Marks each history entry, and replaces a modal's. */
const stampEntry: AroundNavHandler = (navigate, to, options) =>
  changePage(to, () =>
    navigate(to, {
      ...options,
      replace: options?.replace === true || isModalEntry(),
      state: rememberScroll((options as NavigateOptions | undefined)?.returning ? to : undefined),
    }),
  );

export interface SiteRouterProps {
  /** Path and query on the server and during hydration. */
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
  /** Percent-encoded. */
  path: string;
  /** Without '?'. */
  search: string;
  address: string;
}

export function useAddress(): Address {
  const router = useRouter();
  const [path] = router.hook(router);
  const search = router.searchHook(router).replace(/^\?/, '');
  return { path, search, address: path + (search && `?${search}`) };
}

/** Whether the visitor is still there. @param address as of `useAddress` */
export function isHere(address: string): boolean {
  return address === window.location.pathname + window.location.search;
}

export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const [, navigate] = useLocation();
  return useCallback((to, options) => navigate(to, options), [navigate]);
}
