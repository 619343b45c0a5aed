import {
  PERMANENT_UNTIL_MS,
  type LoggedAction,
  type PublicAction,
  RULES,
} from '@desert/contract/moderation/moderation';
import {
  LOG_READ,
  MODERATION_LOG_PATH,
  RULES_PATH,
} from '@desert/contract/moderation/moderation-pages';
import { expandTemplate } from '@desert/contract/pages/routes';
import { EmptyNote, Link, MemberName, MoreLink, Time, usePagedList, useViewer } from '@desert/kit';
import { ApiCacheContext, listAddress, LoadingText, TryAgain, useAddress } from '@desert/kit/shell';
import { describeDoneAction } from '@desert/kit/shell/moderation';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSiteCache } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { LinkChoices } from '../ui/Choices.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Reason } from './Reason.tsx';
import styles from './ModerationPage.module.css';

export function LogPage({ onShown }: ShellPageProps) {
  const cache = useSiteCache();
  const viewer = useViewer();
  const { search } = useAddress();
  const isFull = new URLSearchParams(search).has('full');
  const first = expandTemplate(LOG_READ, {}, search);
  return (
    <ApiCacheContext value={cache}>
      <div className={`stack gap-5 middle ${styles.page}`}>
        <header className="stack tight">
          <h1>Moderation log</h1>
          <p>
            Actions taken under the <Link href={RULES_PATH}>house rules</Link>. No one can edit this
            log.
          </p>
        </header>
        {viewer?.role === 'moderator' && (
          <LinkChoices
            label="View"
            choices={[
              { href: MODERATION_LOG_PATH, chosen: !isFull, text: 'Public view' },
              {
                href: listAddress(MODERATION_LOG_PATH, [['full', '1']]),
                chosen: isFull,
                text: 'With names and reasons',
              },
            ]}
          />
        )}
        {!isFull && <Outcomes />}
        <Actions key={first} first={first} onShown={onShown} />
      </div>
    </ApiCacheContext>
  );
}

function Actions({ first, onShown }: { first: string; onShown: () => void }) {
  const { response, retry } = useResponse(first);
  const list = usePagedList<PublicAction | LoggedAction>(first);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!isThere) return <LoadingText text="Loading the log..." part />;
  if (response.status === 401 || response.status === 403)
    return <EmptyNote>Only moderators can see this.</EmptyNote>;
  if (response.status !== 200) return <TryAgain label="The log" onRetry={retry} />;
  return (
    <>
      <h2>Latest actions</h2>
      {list.records.length === 0 && <EmptyNote>No moderation actions yet.</EmptyNote>}
      <ul className="optional stack breakable" aria-label="Moderation actions">
        {list.records.map((entry) => (
          <li key={entry.id}>
            <LoggedActText one={entry} />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>Show earlier actions</MoreLink>
    </>
  );
}

function LoggedActText({ one }: { one: PublicAction | LoggedAction }) {
  const { action, kind, rule, at, until, by_rule } = one;
  const full = 'reason' in one ? one : undefined;
  return (
    <>
      <p>
        {describeDoneAction(action, kind)}
        {full?.title && (
          <>
            {' '}
            <b dir="auto">{`“${full.title}”`}</b>
          </>
        )}
        {rule && `: ${RULES[rule]}`}
      </p>
      {full?.reason && <Reason text={full.reason} />}
      <p className="caption">
        <Time iso={at} />
        {until && Date.parse(until) >= PERMANENT_UNTIL_MS && ' · permanent'}
        {until && Date.parse(until) < PERMANENT_UNTIL_MS && (
          <>
            {' '}
            · until <Time iso={until} />
          </>
        )}
        {full?.moderator && (
          <>
            {' '}
            · by <MemberName username={full.moderator} />
          </>
        )}
        {by_rule && ' · automatic'}
      </p>
    </>
  );
}
