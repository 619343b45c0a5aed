import type { PageHead } from '@desert/contract/page';
import { matchRoute, ownerOf, type RouteMatch, readsOf } from '@desert/contract/routes';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AnswerStore } from '../answers.ts';
import { useAddress } from '../router.tsx';
import { LoadingText } from '../ui/LoadingText.tsx';
import { UnavailablePage } from '../ui/UnavailablePage.tsx';
import type { Route, SectionDefinition } from './define.ts';
import { MissingPage } from './MissingPage.tsx';
import { FAILED_HEAD, MISSING_HEAD, type Outcome, outcomeOf } from './outcome.ts';

export interface SectionAppProps {
  section: SectionDefinition;
  answers: AnswerStore;
  /** Where its pages start: '/history'. */
  base?: string | undefined;
  /** Called when a page stands, in the browser. */
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A section at the visitor's address: its page, or that it waits, failed or does not exist. */
export function SectionApp({ section, base, ...props }: SectionAppProps) {
  const { path, search } = useAddress();
  const match = matchRoute(section.routes, path);
  const left = base !== undefined && !ownerOf([{ path: base }], path);
  useShown(match || left ? null : MISSING_HEAD, path, props.onShown);
  // The shell takes the section away after a link led out of it.
  if (left) return null;
  if (!match) return <MissingPage />;
  return <RoutePage match={match} search={search} {...props} />;
}

interface RoutePageProps extends Omit<SectionAppProps, 'section' | 'base'> {
  match: RouteMatch<Route>;
  search: string;
}

function RoutePage({ match, search, answers, onShown }: RoutePageProps) {
  const { route, params } = match;
  const known = useStore(answers.$answers);
  const expiries = useStore(answers.$expiries);
  const reads = readsOf(match, search);
  const addresses = reads.map(([, address]) => address).join('\n');
  const absent = reads.filter(([, address]) => !known[address]).length;
  useEffect(() => {
    for (const address of addresses.split('\n')) if (address) void answers.need(address);
  }, [answers, addresses, absent, expiries]);

  const outcome = outcomeOf(reads, known);
  useShown(headOf(outcome, match), addresses, onShown);

  if (outcome.state === 'waiting') return <LoadingText text={route.loading} />;
  if (outcome.state === 'missing') {
    return route.Missing ? <route.Missing params={params} /> : <MissingPage />;
  }
  if (outcome.state === 'failed') {
    const retry = () => answers.refresh(outcome.address);
    return <UnavailablePage label="This page" onRetry={retry} />;
  }
  return <route.Page key={addresses} data={outcome.data} params={params} />;
}

function headOf(outcome: Outcome, { route, params }: RouteMatch<Route>): PageHead | null {
  if (outcome.state === 'waiting') return null;
  if (outcome.state === 'missing') return MISSING_HEAD;
  return outcome.state === 'ready' ? route.head(outcome.data, params) : FAILED_HEAD;
}

/** Says of each page, by its key, that it stands. */
function useShown(head: PageHead | null, key: string, onShown: SectionAppProps['onShown']) {
  const { title, description = '' } = head ?? {};
  useEffect(() => {
    if (title !== undefined) onShown?.({ title, description });
  }, [title, description, key, onShown]);
}
