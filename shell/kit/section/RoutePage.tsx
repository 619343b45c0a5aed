import type { PageHead } from '@desert/contract/page';
import { type RouteMatch, readsOf } from '@desert/contract/routes';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AnswerStore } from '../answers.ts';
import { useAddress, useNavigate } from '../router.tsx';
import { useViewer } from '../session.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import type { Route } from './define.ts';
import { MissingPage } from './MissingPage.tsx';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { FAILED_HEAD, FORBIDDEN_HEAD, MISSING_HEAD, type Outcome, outcomeFor } from './outcome.ts';
import { useShown } from './useShown.ts';

export interface RoutePageProps {
  match: RouteMatch<Route>;
  search: string;
  answers: AnswerStore;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A route's page, or why it is not shown (yet). */
export function RoutePage({ match, search, answers, onShown }: RoutePageProps) {
  const { route, params } = match;
  const viewer = useViewer();
  const known = useStore(answers.$answers);
  const expiries = useStore(answers.$expiries);
  const reads = readsOf(match, search);
  const addresses = reads.map(([, address]) => address).join('\n');
  const absent = reads.filter(([, address]) => !known[address]).length;
  useEffect(() => {
    for (const address of addresses.split('\n')) if (address) void answers.need(address);
  }, [answers, addresses, absent, expiries]);

  const turnedAway = useSignInFirst(route.signedIn === true && viewer === null);
  const outcome = outcomeFor(match, search, known, viewer);
  useShown(turnedAway ? null : headOf(outcome, match), addresses, onShown);

  if (turnedAway || outcome.state === 'waiting') return <LoadingText text={route.loading} />;
  if (outcome.state === 'forbidden') return <NotAllowedPage />;
  if (outcome.state === 'missing') {
    return route.Missing ? <route.Missing params={params} /> : <MissingPage />;
  }
  if (outcome.state === 'failed') {
    const retry = () => Promise.all(reads.map(([, address]) => answers.refresh(address)));
    return <UnavailablePage label="This page" onRetry={retry} />;
  }
  return (
    <route.Page
      key={addresses}
      data={outcome.data}
      params={params}
      addresses={Object.fromEntries(reads)}
    />
  );
}

/** Sends a visitor to log in, and back; the edge does so on a first visit. */
function useSignInFirst(needed: boolean): boolean {
  const { path, search } = useAddress();
  const navigate = useNavigate();
  useEffect(() => {
    if (!needed) return;
    const next = encodeURIComponent(path + (search && `?${search}`));
    navigate(`/login?next=${next}`, { replace: true });
  }, [needed, path, search, navigate]);
  return needed;
}

function headOf(outcome: Outcome, { route, params }: RouteMatch<Route>): PageHead | null {
  if (outcome.state === 'waiting') return null;
  if (outcome.state === 'ready') return route.head(outcome.data, params);
  return HEADS[outcome.state];
}

const HEADS = { missing: MISSING_HEAD, forbidden: FORBIDDEN_HEAD, failed: FAILED_HEAD };
