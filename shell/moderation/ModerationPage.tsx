import type { Case, QueueState } from '@desert/contract/moderation/moderation';
import {
  CASES_READ,
  MODERATION_LOG_PATH,
  MODERATION_PATH,
  QUEUE_READ,
} from '@desert/contract/moderation/moderation-pages';
import { HEALTH_PATH } from '@desert/contract/pages/figures';
import { expandTemplate } from '@desert/contract/pages/routes';
import { EmptyNote, Link, MoreLink, usePagedList, useViewer } from '@desert/kit';
import {
  ApiCacheContext,
  listAddress,
  LoadingText,
  TryAgain,
  useAddress,
  useRequireSignIn,
} from '@desert/kit/shell';
import { CaseCard } from '@desert/kit/shell/moderation';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { LinkChoices } from '../ui/Choices.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { OpenSettings } from './OpenSettings.tsx';
import { QueueNote } from './QueueNote.tsx';
import styles from './ModerationPage.module.css';

export function ModerationPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const cache = useSiteCache();
  const { search } = useAddress();
  const { response } = useResponse(QUEUE_READ);
  const queue = response?.status === 200 ? (response.body as QueueState) : undefined;
  useRequireSignIn(viewer === null);
  const isLocked = queue?.is_locked === true;
  useEffect(() => {
    // The list of cases, which would call it, is not shown.
    if (isLocked) onShown();
  }, [isLocked, onShown]);
  if (!viewer) return null;
  const given = new URLSearchParams(search);
  const isOne = given.has('id');
  const isClosed = given.get('state') === 'closed';
  const first = expandTemplate(CASES_READ, {}, search);
  return (
    <ApiCacheContext value={cache}>
      <div className={`stack gap-5 middle ${styles.page}`}>
        <header className="stack tight">
          <h1>Moderation</h1>
          <p>
            Everything you do here is recorded in the public{' '}
            <Link href={MODERATION_LOG_PATH}>moderation log</Link>. See also{' '}
            <Link href={HEALTH_PATH}>site health</Link>.
          </p>
        </header>
        {queue && <QueueNote state={queue} />}
        <LinkChoices
          label="Cases"
          choices={[
            { href: MODERATION_PATH, chosen: !isClosed && !isOne, text: 'Open' },
            {
              href: listAddress(MODERATION_PATH, [['state', 'closed']]),
              chosen: isClosed,
              text: 'Closed',
            },
          ]}
        />
        {!isLocked && <CaseList key={first} first={first} onShown={onShown} />}
        {!isLocked && <FailedJobs />}
        {!isLocked && <OpenSettings />}
      </div>
    </ApiCacheContext>
  );
}

function CaseList({ first, onShown }: { first: string; onShown: () => void }) {
  const cache = useSiteCache();
  const { response, retry } = useResponse(first);
  const list = usePagedList<Case>(first);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!isThere) return <LoadingText text="Loading cases..." part />;
  if (response.status === 403) return <EmptyNote>Only moderators can see this.</EmptyNote>;
  if (response.status !== 200) return <TryAgain label="The list of cases" onRetry={retry} />;
  return (
    <>
      {list.records.length === 0 && <EmptyNote>No cases to review.</EmptyNote>}
      <ul className="optional stack breakable" aria-label="Cases">
        {list.records.map((eachCase) => (
          <li key={eachCase.id}>
            <CaseCard one={eachCase} onDone={() => cache.invalidate('/api/moderation/')} />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>More cases</MoreLink>
    </>
  );
}
