import { expandTemplate } from '@desert/contract/pages/routes';
import type { ErrorBody } from '@desert/contract/text/errors';
import {
  buildFirstPageAddress,
  ButtonLink,
  Link,
  type NotFoundProps,
  Notice,
  useAddress,
  useApiCache,
} from '@desert/kit';
import type { ComponentType } from 'react';
import { HistoryNav, type Place } from './HistoryNav.tsx';

interface RefusedList {
  place: Place;
  path: string;
  read: string;
  clear: string;
}

/** Creates the page for a list query that the API rejects, with its errors. */
export function createRefusedListPage(list: RefusedList): ComponentType<NotFoundProps> {
  return ({ params }) => <RefusedListPage {...list} params={params} />;
}

function RefusedListPage({ place, path, read, clear, params }: RefusedList & NotFoundProps) {
  const { search } = useAddress();
  const response = useApiCache().$responses.get()[expandTemplate(read, params, search)];
  const { errors = {} } = (response?.body ?? {}) as Partial<ErrorBody>;
  const kept = buildFirstPageAddress(path, search, ...Object.keys(errors));
  return (
    <>
      <HistoryNav current={place} />
      <Notice heading="We can’t show this list">
        <p>Something in this page’s address isn’t valid:</p>
        <ul className="stack tight">
          {Object.entries(errors).map(([name, problem]) => (
            <li key={name}>{formatProblemSentence(problem)}</li>
          ))}
        </ul>
        {kept !== path && (
          <p>
            <Link href={kept}>Show the list without it</Link>
          </p>
        )}
        <ButtonLink href={path}>{clear}</ButtonLink>
      </Notice>
    </>
  );
}

function formatProblemSentence(problem: string): string {
  return `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`;
}
