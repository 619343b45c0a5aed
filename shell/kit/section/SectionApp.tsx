import type { PageHead } from '@desert/contract/page';
import { matchRoute, type RouteMatch, readsOf } from '@desert/contract/routes';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { AnswerStore } from '../answers.ts';
import { useAddress } from '../router.tsx';
import type { Route, SectionDefinition } from './define.ts';
import { outcomeOf } from './outcome.ts';
import { FailedPage, MissingPage, WaitingText } from './states.tsx';

export interface SectionAppProps {
  section: SectionDefinition;
  answers: AnswerStore;
  /** Called when a page stands, in the browser. */
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A section at the visitor's address: its page, or that it waits, fails or does not exist. */
export function SectionApp({ section, answers, onShown }: SectionAppProps) {
  const { path, search } = useAddress();
  const match = matchRoute(section.routes, path);
  const last = useRef({ match, search });
  // The shell takes the section away after a link led out of it; until then the last page stays.
  if (match) last.current = { match, search };
  const shown = last.current;
  if (!shown.match) return <MissingPage onShown={onShown} />;
  return (
    <RoutePage match={shown.match} search={shown.search} answers={answers} onShown={onShown} />
  );
}

interface RoutePageProps extends Omit<SectionAppProps, 'section'> {
  match: RouteMatch<Route>;
  search: string;
}

function RoutePage({ match, search, answers, onShown }: RoutePageProps) {
  const known = useStore(answers.$answers);
  const reads = readsOf(match, search);
  const addresses = reads.map(([, address]) => address).join('\n');
  const absent = reads.filter(([, address]) => !known[address]).length;
  useEffect(() => {
    for (const address of addresses.split('\n')) if (address) void answers.need(address);
  }, [answers, addresses, absent]);

  const outcome = outcomeOf(reads, known);
  const { route, params } = match;
  if (outcome.state === 'waiting') return <WaitingText>{route.loading}</WaitingText>;
  if (outcome.state === 'missing') {
    const { Missing } = route;
    return <MissingPage onShown={onShown}>{Missing && <Missing params={params} />}</MissingPage>;
  }
  if (outcome.state === 'failed') {
    return <FailedPage onShown={onShown} onRetry={() => answers.refresh(outcome.address)} />;
  }
  return <ShownPage match={match} data={outcome.data} onShown={onShown} address={addresses} />;
}

interface ShownPageProps extends Pick<SectionAppProps, 'onShown'> {
  match: RouteMatch<Route>;
  data: unknown;
  address: string;
}

function ShownPage({ match: { route, params }, data, address, onShown }: ShownPageProps) {
  const head = useRef<PageHead>(null);
  head.current = route.head(data, params);
  useEffect(() => {
    if (head.current) onShown?.(head.current);
  }, [address, onShown]);
  return <route.Page key={address} data={data} params={params} />;
}
