import {
  type Decision,
  decisionAnchor,
  DECISIONS_READ,
} from '@desert/contract/moderation/decisions';
import { PERMANENT_UNTIL_MS, RULES } from '@desert/contract/moderation/moderation';
import { DECISIONS_PATH, RULES_PATH } from '@desert/contract/moderation/moderation-pages';
import { Button, EmptyNote, Link, Time } from '@desert/kit';
import { TextArea } from '@desert/kit/forms';
import { LoadingText, TryAgain } from '@desert/kit/shell';
import { useEffect } from 'react';
import type { ShellPageProps } from '../sections/shellPageTypes.ts';
import { useSite } from '../sections/site.ts';
import { useResponse } from '../sections/useResponse.ts';
import { Reason } from './Reason.tsx';
import styles from './ReportPage.module.css';

/** The restrictions of the viewer, with reasons and a form to appeal. Suspended members see it, too. */
export function DecisionsPage({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  return (
    <div className={`stack gap-5 middle ${styles.page}`}>
      <header className="stack tight">
        <h1>Decisions about you</h1>
        <p>
          What moderators hid, removed, or closed, with the reason. If you think a decision is
          wrong, ask another moderator. It’s free, and you can do it once for each decision.
        </p>
      </header>
      <DecisionList onShown={onShown} />
    </div>
  );
}

function DecisionList({ onShown }: Pick<ShellPageProps, 'onShown'>) {
  const { response, retry } = useResponse(DECISIONS_READ);
  const isThere = response !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);
  if (!response) return <LoadingText text="Loading decisions..." part />;
  if (response.status === 401)
    return (
      <p>
        <a href={`/login?next=${DECISIONS_PATH}`}>Log in</a> to see decisions about you.
      </p>
    );
  if (response.status !== 200) return <TryAgain label="The decisions" onRetry={retry} />;
  const decisions = response.body as Decision[];
  if (decisions.length === 0) return <EmptyNote>No decisions about you. Keep it up.</EmptyNote>;
  return (
    <ul className="optional stack breakable">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <DecisionCard decision={decision} />
        </li>
      ))}
    </ul>
  );
}

const DONE: Record<Decision['action'], [about: string, alone: string]> = {
  hide: ['Hidden:', 'Something of yours was hidden'],
  remove: ['Removed:', 'Something of yours was removed'],
  lock: ['Comments closed:', 'The comments on a post of yours were closed'],
  warn: ['Warning about', 'You got a warning'],
  suspend: ['Account suspended for', 'Your account was suspended'],
};

function DecisionCard({ decision }: { decision: Decision }) {
  const { id, action, title, path, rule, reason, at, until, by_rule } = decision;
  const [about, alone] = DONE[action];
  return (
    <article id={decisionAnchor(id)} className="card stack tight pad-4">
      <h2>
        {title ? (
          <>
            {about} <span dir="auto">“{path ? <Link href={path}>{title}</Link> : title}”</span>
          </>
        ) : (
          alone
        )}
      </h2>
      <p className="caption">
        <Time iso={at} />
        {until && Date.parse(until) >= PERMANENT_UNTIL_MS && ' · permanent'}
        {until && Date.parse(until) < PERMANENT_UNTIL_MS && (
          <>
            {' '}
            · until <Time iso={until} />
          </>
        )}
      </p>
      {rule && (
        <p>
          House rule: <Link href={RULES_PATH}>{RULES[rule]}</Link>
        </p>
      )}
      {reason && <Reason text={reason} />}
      <p>
        {by_rule
          ? 'This happened automatically, because several members reported it. A moderator reviews it next.'
          : 'A moderator decided this, not a machine.'}
      </p>
      <Appeal decision={decision} />
    </article>
  );
}

function Appeal({ decision }: { decision: Decision }) {
  const { id, has_others, appeal, can_appeal } = decision;
  const { state, navigation } = useSite();
  const posted = navigation?.navigated ? undefined : state.form;
  const isPosted = posted?.values['decision']?.[0] === String(id);
  if (appeal?.outcome === 'kept')
    return <p>A second look confirmed it. There’s no further appeal on this site.</p>;
  if (appeal?.outcome === 'changed') return <p>This decision was reversed.</p>;
  if (appeal?.outcome === 'moot') return <p>It’s deleted, so there was nothing left to review.</p>;
  if (appeal)
    return (
      <p role="status">
        You asked for a second look, <Time iso={appeal.at} />. {whoReviews(has_others)}
      </p>
    );
  if (!can_appeal) return null;
  const errors = isPosted ? posted?.errors : undefined;
  return (
    <details open={isPosted || undefined}>
      <summary>Ask another moderator</summary>
      <form method="post" action={DECISIONS_PATH} className="stack">
        {errors?.['message'] && (
          <p role="alert" className="semibold accent">
            {errors['message']}
          </p>
        )}
        <input type="hidden" name="decision" value={id} />
        <TextArea
          label="What did we get wrong?"
          name="reason"
          rows={4}
          required
          hint={whoReviews(has_others)}
          error={errors?.['reason']}
          defaultValue={isPosted ? posted?.values['reason']?.[0] : undefined}
        />
        <div className="row">
          <Button type="submit">Ask another moderator</Button>
        </div>
      </form>
    </details>
  );
}

function whoReviews(hasOthers: boolean): string {
  return hasOthers
    ? 'A moderator who didn’t make this decision will review it.'
    : 'There’s only one moderator right now, so the same person will take a second look, after a day at the earliest.';
}
