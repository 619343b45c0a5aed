import { type PublicAct, RULES } from '@desert/contract/moderation';
import { LOG_READ, RULES_PATH } from '@desert/contract/moderation-pages';
import { expandTemplate } from '@desert/contract/routes';
import { EmptyNote, Link, MoreLink, Time, usePagedList } from '@desert/kit';
import { AnswersContext, LoadingText, TryAgain, useAddress } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../src/shellPages.ts';
import { useAnswer } from '../src/useAnswer.ts';
import { useSiteAnswers } from '../src/useSiteAnswers.ts';
import { doneText } from './actWords.ts';
import styles from './ModerationPage.module.css';

/** What moderators did, for everybody: no author is named. */
export function LogPage({ onShown }: ShellPageProps) {
  const answers = useSiteAnswers();
  const { search } = useAddress();
  const first = expandTemplate(LOG_READ, {}, search);
  return (
    <AnswersContext value={answers}>
      <div className={`stack ${styles.page}`}>
        <header className="stack tight">
          <h1>Moderation Log</h1>
          <p>
            What was done by the <Link href={RULES_PATH}>house rules</Link>. Nobody can change it.
          </p>
        </header>
        <Acts key={first} first={first} onShown={onShown} />
      </div>
    </AnswersContext>
  );
}

function Acts({ first, onShown }: { first: string; onShown: () => void }) {
  const { answer, retry } = useAnswer(first);
  const list = usePagedList<PublicAct>(first);
  const isThere = answer !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!isThere) return <LoadingText text="Loading the log..." part />;
  if (answer.status !== 200) return <TryAgain label="The log" onRetry={retry} />;
  return (
    <>
      {list.records.length === 0 && <EmptyNote>Nothing was done yet</EmptyNote>}
      <ul className={styles.list} aria-label="Acts">
        {list.records.map(({ id, act, kind, rule, at, until, by_rule }) => (
          <li key={id}>
            <p>
              {doneText(act, kind)}
              {rule && `: ${RULES[rule]}`}
            </p>
            <p className="caption">
              <Time iso={at} />
              {until && (
                <>
                  {' '}
                  · until <Time iso={until} />
                </>
              )}
              {by_rule && ' · by a rule of the site'}
            </p>
          </li>
        ))}
      </ul>
      <MoreLink list={list}>Earlier</MoreLink>
    </>
  );
}
