import {
  type Action,
  ACTIONS_WITHOUT_REASON,
  type Case,
  CASE_GOAL_HOURS,
  type CaseContext,
  type MemberRecord,
  REPORT_ANSWERS,
} from '@desert/contract/moderation/moderation';
import { NOTICE_REASONS } from '@desert/contract/moderation/notices';
import { STORY_NAMES } from '@desert/contract/records/kinds';
import { isCommentsKind } from '@desert/contract/search/search';
import { useState } from 'react';
import { isGood, sendApi } from '../app/api.ts';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { Link } from '../app/Link.tsx';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { pluralize } from '../text/pluralize.ts';
import { UserText } from '../text/UserText.tsx';
import { showToast } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Face } from '../ui/Sweater.tsx';
import { Time } from '../ui/Time.tsx';
import type { ActionFormProps } from './ActionForm.tsx';
import {
  capitalizeWords,
  chooseLook,
  describeDoneAction,
  formatOpenTime,
  getActionLabel,
  describeOutcome,
} from './actionWords.ts';
import { describeSubjectKind } from './subjects.ts';
import styles from './CaseCard.module.css';

interface CaseCardProps {
  one: Case;
  onDone: (action: Action) => void;
  /** Whether the page already shows the subject, so that the card omits it. */
  isHere?: boolean;
}

export function CaseCard({ one, onDone, isHere = false }: CaseCardProps) {
  const {
    kind,
    context,
    author,
    reasons,
    notices,
    appeal,
    actions,
    report_count,
    hidden,
    pending,
  } = one;
  return (
    <article className={isHere ? 'stack tight breakable' : `card stack tight pad-4 ${styles.card}`}>
      <p className="caption">
        {capitalizeWords(describeSubjectKind(kind))}
        {one.id > 0 && (
          <>
            {' '}
            · <Time iso={one.opened_at} />
            {one.state === 'open' && (
              <>
                {' · '}
                <Age hours={one.open_hours} />
              </>
            )}
          </>
        )}
        {report_count > 0 && ` · ${pluralize(report_count, 'report')}`}
        {report_count === 0 && reasons.length + notices.length === 0 && ' · no reports'}
        {pending && ' · links from a new member'}
        {context?.is_pending ? ' · awaiting approval' : hidden && ' · hidden'}
        {context?.is_edit && ' · edit awaiting approval'}
      </p>
      {!isHere && context && <Reported kind={kind} context={context} />}
      {!context && <p>This no longer exists.</p>}
      {reasons.length > 0 && (
        <ul className="stack quote gap-1" aria-label="Reasons reported">
          {reasons.map(({ rule, reason, by, at }) => (
            <li key={`${by.id} ${at}`}>
              <MemberName username={by.username} />: {rule && <b>{REPORT_ANSWERS[rule]}</b>}
              {rule && reason && ' · '}
              <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {appeal && (
        <div className="stack quote gap-1">
          <p>
            <b>The author asks for a second look</b>, <Time iso={appeal.at} />. Decision:{' '}
            {describeDoneAction(appeal.action, kind, kind === 'users' ? 'them' : 'it')}.
          </p>
          <p dir="auto">{appeal.reason}</p>
        </div>
      )}
      {notices.length > 0 && (
        <ul className="stack quote gap-1" aria-label="Reports without an account">
          {notices.map(({ why, details, path, at }) => (
            <li key={at}>
              Someone without an account, <Time iso={at} />: <b>{NOTICE_REASONS[why]}</b> ·{' '}
              <span dir="auto">{details}</span> (<Link href={path}>page</Link>)
            </li>
          ))}
        </ul>
      )}
      {author && <AuthorRecord record={author} />}
      {actions.length > 0 && (
        <ul className="stack quote gap-1" aria-label="Previous actions">
          {actions.map(({ id, action, at, moderator, reason }) => (
            <li key={id} className="caption">
              {describeDoneAction(action, kind, kind === 'users' ? 'them' : 'it')},{' '}
              <Time iso={at} />
              {moderator && ` (${moderator})`}
              {reason && `: ${reason}`}
            </li>
          ))}
        </ul>
      )}
      <div className={`row ${styles.actions}`} data-needs-script>
        {listActions(one).map((action) => (
          <ActionButton key={action} action={action} about={one} onDone={onDone} />
        ))}
      </div>
    </article>
  );
}

/** How long a case has been open: strong once the goal is missed. */
function Age({ hours }: { hours: number }) {
  const text = `open for ${formatOpenTime(hours)}`;
  return hours < CASE_GOAL_HOURS ? text : <b>{text}</b>;
}

function Reported({ kind, context }: { kind: Case['kind']; context: CaseContext }) {
  const { title, text, images, path, on } = context;
  const isComment = isCommentsKind(kind);
  const heading = isComment ? `Comment${on === null ? '' : ` on “${on}”`}` : title;
  return (
    <>
      <h2 dir="auto">{path ? <Link href={path}>{heading}</Link> : heading}</h2>
      {text && <UserText text={text} />}
      {images.length > 0 && (
        <div className={`row ${styles.images}`}>
          {images.map(({ url, alt }) => (
            <img key={url} className={styles.image} src={url} alt={alt} loading="lazy" />
          ))}
        </div>
      )}
    </>
  );
}

function ActionButton({
  action,
  about,
  onDone,
}: Omit<ActionFormProps, 'close' | 'about'> & { about: Case }) {
  const [isSent, setSent] = useState(false);

  async function takeActionAtOnce() {
    setSent(true);
    const { kind, subject_id: id, context } = about;
    const version = context?.version;
    const response = await sendApi('POST', '/api/moderation/actions/', {
      action,
      kind,
      id,
      version,
    });
    setSent(false);
    if (isGood(response)) onDone(action);
    showToast(
      isGood(response)
        ? describeOutcome(action, response.body as Case, context)
        : formatResponseErrors(response),
    );
  }

  // Lifting a suspension needs no reason, but its form offers to restore the posts that the suspension hid.
  const asks = action === 'unsuspend' || !ACTIONS_WITHOUT_REASON.includes(action);
  return (
    <Button
      look={chooseLook(action, about.context)}
      waiting={isSent && 'Sending...'}
      onClick={() => void (asks ? openAction({ action, about, onDone }) : takeActionAtOnce())}
    >
      {action === 'keep' && about.appeal
        ? 'Decision stands'
        : getActionLabel(action, about.context)}
    </Button>
  );
}

function AuthorRecord({ record }: { record: MemberRecord }) {
  const { user, member_since, removed, warned, suspended, suspended_until, open } = record;
  return (
    <div className="faced">
      <Face member={user} />
      <p className="caption">
        By <MemberName username={user.username} />, member since <Time iso={member_since} />. Hidden
        or removed: {removed}. Warnings: {warned}. Suspensions: {suspended}. Open cases: {open}.
        {suspended_until && ' Currently suspended.'}
      </p>
    </div>
  );
}

type Doable = ActionFormProps['action'];

function listActions({ kind, hidden, context, author, state, appeal }: Case): Doable[] {
  const isLine = ['attendances', 'notices', 'rating-replies', 'ratings'].includes(kind);
  const isWritten = !isLine && !['conversations', 'users'].includes(kind);
  const isStory = STORY_NAMES.some((name) => name === kind);
  const actions: [Doable, boolean][] = [
    ['approve', kind === 'users' && context?.is_pending === true],
    [
      'keep',
      state === 'open' &&
        (!hidden || appeal !== null) &&
        !(kind === 'users' && context?.is_pending),
    ],
    ['withdraw', appeal?.action === 'warn' || appeal?.action === 'remove'],
    ['put-back', isWritten && (hidden || context?.is_edit === true)],
    ['hide', isWritten && !hidden && context !== null],
    ['remove', (isWritten || isLine) && context !== null],
    ['lock', isStory && !hidden && context?.locked === false],
    ['unlock', isStory && !hidden && context?.locked === true],
    ['warn', author !== null],
    ['suspend', author !== null && author.suspended_until === null],
    ['unsuspend', author !== null && author.suspended_until !== null],
  ];
  return actions.filter(([, can]) => can).map(([action]) => action);
}

function openAction(props: Omit<ActionFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { ActionForm } = await import('./ActionForm.tsx');
    return {
      label: getActionLabel(props.action, props.about.context),
      content: (close) => <ActionForm {...props} close={close} />,
    };
  });
}
