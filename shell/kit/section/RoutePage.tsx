import type { PageHead } from '@desert/contract/page';
import { type RouteMatch, readsOf } from '@desert/contract/routes';
import type { AnswerStore } from '../answers.ts';
import { useViewer } from '../session.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import type { Route } from './define.ts';
import { MissingPage } from './MissingPage.tsx';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { FAILED_HEAD, FORBIDDEN_HEAD, MISSING_HEAD, type Outcome, outcomeFor } from './outcome.ts';
import { useReads } from './useReads.ts';
import { useShown } from './useShown.ts';
import { useSignInFirst } from './useSignInFirst.ts';
import { WaitingContext } from './waiting.tsx';

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
  const reads = readsOf(match, search);
  const { known, key, retry } = useReads(answers, reads);
  const turnedAway = useSignInFirst(route.signedIn === true && viewer === null);
  const outcome = outcomeFor(match, search, known, viewer);
  useShown(turnedAway ? null : headOf(outcome, match), key, onShown);

  const waiting = <LoadingText text={route.loading} shape={route.shape} />;
  if (turnedAway || outcome.state === 'waiting') return waiting;
  if (outcome.state === 'forbidden') return <NotAllowedPage />;
  if (outcome.state === 'missing') {
    return route.Missing ? <route.Missing params={params} /> : <MissingPage />;
  }
  if (outcome.state === 'failed') return <UnavailablePage label="This page" onRetry={retry} />;
  return (
    <WaitingContext value={waiting}>
      <route.Page
        key={key}
        data={outcome.data}
        params={params}
        addresses={Object.fromEntries(reads)}
      />
    </WaitingContext>
  );
}

function headOf(outcome: Outcome, { route, params }: RouteMatch<Route>): PageHead | null {
  if (outcome.state === 'waiting') return null;
  if (outcome.state === 'ready') return route.head(outcome.data, params);
  return HEADS[outcome.state];
}

const HEADS = { missing: MISSING_HEAD, forbidden: FORBIDDEN_HEAD, failed: FAILED_HEAD };
