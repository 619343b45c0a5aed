import type { PageHead } from '@desert/contract/pages/page';
import { type RouteMatch, listReads } from '@desert/contract/pages/routes';
import { useEffect } from 'react';
import { isHere, useAddress } from '../app/router.tsx';
import { LoadingText } from '../ui/LoadingText.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import type { Route } from './define.ts';
import { ForbiddenPage, NotFoundPage } from './errorPages.tsx';
import { buildFragmentHead, NOT_FOUND_HEAD, computeRouteOutcome } from './outcome.ts';
import { useReads } from './useReads.ts';
import { usePageViewer, useRedirect, useRequireSignIn } from './useRedirect.ts';

export interface MatchedPageProps {
  match: RouteMatch<Route> | null;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** The page of a route, or its loading or error state. Redirects if the page moved or requires a log-in. */
export function MatchedPage({ match, onShown }: MatchedPageProps) {
  const { path, search } = useAddress();
  const moved = match?.route.redirectTo?.(match.params);
  useRedirect(moved, search);
  useShown(match ? null : NOT_FOUND_HEAD, path, onShown);
  if (!match) return <NotFoundPage />;
  if (moved !== undefined)
    return <LoadingText text={match.route.loading} shape={match.route.shape} />;
  return <RoutePage match={match} search={search} onShown={onShown} />;
}

interface RoutePageProps extends MatchedPageProps {
  match: RouteMatch<Route>;
  search: string;
}

function RoutePage({ match, search, onShown }: RoutePageProps) {
  const { route, params } = match;
  const required = route.signedIn === true;
  const reads = listReads(match, search);
  const { known, key, retry } = useReads(reads);
  const { viewer, isKept } = usePageViewer(required);
  const outcome = computeRouteOutcome(match, search, known, viewer);
  // When the session ends, private data is dropped; a page stays only if it does not need that data.
  const canStay = viewer !== null && (!isKept || outcome.state === 'ready');
  const turnedAway = useRequireSignIn(required && !canStay);
  const moved = outcome.state === 'moved';
  useRedirect(moved ? outcome.location : undefined, search);
  const pending = turnedAway || moved || outcome.state === 'loading';
  useShown(pending ? null : buildFragmentHead(outcome, match, search), key, onShown);

  const loading = <LoadingText text={route.loading} shape={route.shape} />;
  if (pending) return loading;
  if (outcome.state === 'forbidden') return <ForbiddenPage />;
  if (outcome.state === 'not-found') {
    return route.NotFound ? <route.NotFound params={params} /> : <NotFoundPage />;
  }
  if (outcome.state === 'failed') return <UnavailablePage label="This page" onRetry={retry} />;
  return (
    <route.Page
      key={key}
      data={outcome.data}
      params={params}
      addresses={Object.fromEntries(reads)}
      placeholder={loading}
    />
  );
}

/**
 * Calls `onShown` when another page is shown, unless the visitor has left it by then. @param head null while a page
 * loads @param key identifies the page
 */
function useShown(head: PageHead | null, key: string, onShown: MatchedPageProps['onShown']): void {
  const { address } = useAddress();
  const { title, description = '' } = head ?? {};
  useEffect(() => {
    if (title !== undefined && isHere(address)) onShown?.({ title, description });
    // oxlint-disable-next-line react/exhaustive-deps -- a query that the page ignores shows no other page
  }, [title, description, key, onShown]);
}
