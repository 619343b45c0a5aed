import { memberPath } from '@desert/contract/members/members';
import { expandTemplate } from '@desert/contract/pages/routes';
import { SEARCH_READ, type SearchResponse } from '@desert/contract/search/search';
import { EmptyNote, Link } from '@desert/kit';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useEffect } from 'react';
import { useResponse } from '../sections/useResponse.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { FoundSections } from './FoundSections.tsx';
import { Nothing } from './Nothing.tsx';
import { SearchOutcomeText } from './Outcome.tsx';
import { Refine } from './Refine.tsx';
import { searchPath } from './searchPath.ts';

interface FoundProps {
  q: string;
  search: string;
  onShown: () => void;
}

export function Found({ q, search, onShown }: FoundProps) {
  const { response, retry } = useSearchResponse(search);
  const foundResponse = response?.status === 200 ? (response.body as SearchResponse) : undefined;
  const isWhole = response !== undefined && !foundResponse?.order.length;
  useEffect(() => {
    if (isWhole) onShown();
  }, [isWhole, onShown]);

  if (!response) return <LoadingText text="Searching..." />;
  if (response.status === 400) {
    return (
      <EmptyNote>
        <span>
          This page of results doesn’t exist.{' '}
          <Link href={searchPath(q)} className="target">
            Search again for “<bdi>{q}</bdi>”
          </Link>
        </span>
      </EmptyNote>
    );
  }
  if (!foundResponse) {
    return (
      <TryAgain label="The search" onRetry={retry}>
        Search isn’t responding right now. The rest of the site still works.
      </TryAgain>
    );
  }
  const { outcome, order, groups, member, answer } = foundResponse;
  const query = new URLSearchParams(search);
  return (
    <>
      {answer && <AnswerCard answer={answer} />}
      {member !== undefined && (
        <p>
          <Link href={memberPath(member)} className="target pill">
            <CircleUserRound size="1.125rem" aria-hidden="true" />
            <bdi>{member}</bdi>
            <span className="caption">Member</span>
          </Link>
        </p>
      )}
      <SearchOutcomeText q={q} response={foundResponse} />
      {outcome !== 'too-short' && outcome !== 'nothing' && (
        <Refine q={q} query={query} groups={groups} />
      )}
      {order.length > 0 ? (
        <FoundSections order={order} search={search} onShown={onShown} />
      ) : member === undefined ? (
        <Nothing q={q} isNarrowed={query.has('kind')} isTooShort={outcome === 'too-short'} />
      ) : null}
    </>
  );
}

function useSearchResponse(search: string): ReturnType<typeof useResponse> {
  return useResponse(expandTemplate(SEARCH_READ, {}, search));
}
