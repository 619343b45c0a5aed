import type { PageHead } from '@desert/contract/page';
import { type RouteMatch, readsOf } from '@desert/contract/routes';
import { useEffect } from 'react';
import type { AnswerStore } from '../answers.ts';
import { useAddress } from '../router.tsx';
import { useViewer } from '../session.ts';
import { LoadingText } from '../ui/LoadingText.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import { AnswersContext } from './context.ts';
import type { Route } from './define.ts';
import { MissingPage } from './MissingPage.tsx';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { headOf, MISSING_HEAD, outcomeFor } from './outcome.ts';
import { useReads } from './useReads.ts';
import { useRedirect } from './useRedirect.ts';
import { useSignInFirst } from './useSignInFirst.ts';
import { WaitingContext } from './waiting.tsx';

export interface MatchedPageProps {
  /** The route of the visitor's address; null where the section has none for it. */
  match: RouteMatch<Route> | null;
  answers: AnswerStore;
  /** Called when a page stands, in the browser. */
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A section's page, or why it is not shown (yet). */
export function MatchedPage({ match, answers, onShown }: MatchedPageProps) {
  const { path, search } = useAddress();
  const moved = match?.route.movedTo?.(match.params);
  useRedirect(moved === undefined ? undefined : moved + (search && `?${search}`));
  useShown(match ? null : MISSING_HEAD, path, onShown);
  if (!match) return <MissingPage />;
  if (moved !== undefined)
    return <LoadingText text={match.route.loading} shape={match.route.shape} />;
  return (
    <AnswersContext value={answers}>
      <RoutePage match={match} search={search} answers={answers} onShown={onShown} />
    </AnswersContext>
  );
}

interface RoutePageProps extends MatchedPageProps {
  match: RouteMatch<Route>;
  search: string;
}

function RoutePage({ match, search, answers, onShown }: RoutePageProps) {
  const { route, params } = match;
  const viewer = useViewer();
  const reads = readsOf(match, search);
  const { known, key, retry } = useReads(answers, reads);
  const turnedAway = useSignInFirst(route.signedIn === true && viewer === null);
  const outcome = outcomeFor(match, search, known, viewer);
  const pending = turnedAway || outcome.state === 'waiting';
  useShown(pending ? null : headOf(outcome, match), key, onShown);

  const waiting = <LoadingText text={route.loading} shape={route.shape} />;
  if (pending) return waiting;
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

/**
 * Says of each page that it stands.
 * @param head what the document's head says of it; null while nothing stands
 * @param key tells pages apart that say the same
 */
function useShown(head: PageHead | null, key: string, onShown: MatchedPageProps['onShown']): void {
  const { title, description = '' } = head ?? {};
  useEffect(() => {
    if (title !== undefined) onShown?.({ title, description });
  }, [title, description, key, onShown]);
}
