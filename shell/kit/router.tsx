import { type ReactNode, useCallback } from 'react';
import { type AroundNavHandler, Router, useLocation, useRouter } from 'wouter';
import { changePage } from './host.ts';
import { isModalEntry } from './modal/history.ts';
import { rememberScroll } from './scroll.ts';

interface NavigateOptions {
  /** Whether the new page takes the place of this one in the history. */
  replace?: boolean;
  /** Whether the page is put as it was left last, not at its top. */
  returning?: boolean;
}

/** Marks each new entry of the history. It takes the place of a modal's. */
const stampEntry: AroundNavHandler = (navigate, to, options) =>
  changePage(to, () =>
    navigate(to, {
      ...options,
      replace: options?.replace === true || isModalEntry(),
      state: rememberScroll((options as NavigateOptions | undefined)?.returning ? to : undefined),
    }),
  );

export interface SiteRouterProps {
  /** The path and the query string that the server renders, or that what is hydrated was rendered for. */
  path?: string | undefined;
  search?: string | undefined;
  children: ReactNode;
}

/** The router of a React root. All roots follow the one location of the browser tab. */
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
  /** Still percent-encoded. */
  path: string;
  /** The query string without its '?'. */
  search: string;
  /** Both, as in a link. */
  address: string;
}

/** Where the visitor is. */
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

/** Goes to another page of the site, without a full load. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const [, navigate] = useLocation();
  return useCallback((to, options) => navigate(to, options), [navigate]);
}
