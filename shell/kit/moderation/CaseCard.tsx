import { type KindName, KINDS } from '@desert/contract/kinds';
import {
  type Act,
  ACTS_WITHOUT_REASON,
  type Case,
  type CaseContext,
  type MemberRecord,
  RULES,
} from '@desert/contract/moderation';
import { isCommentsKind } from '@desert/contract/search';
import { useState } from 'react';
import { isGood, sendApi } from '../api.ts';
import { errorText } from '../form/errorsOf.ts';
import { Link } from '../Link.tsx';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { pluralize } from '../text/pluralize.ts';
import { UserText } from '../text/UserText.tsx';
import { notify } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import { MemberName } from '../ui/MemberName.tsx';
import { Time } from '../ui/Time.tsx';
import type { ActFormProps } from './ActForm.tsx';
import { capitalized, doneText, isDangerous, labelOf, toastOf } from './actWords.ts';
import { nameOfKind } from './things.ts';
import styles from './CaseCard.module.css';

interface CaseCardProps {
  one: Case;
  /** Called after a moderator's action. */
  onDone: (act: Act) => void;
  /** Whether the page behind shows the reported thing, so the card need not repeat it. */
  isHere?: boolean;
}

/** A case: the reported or pending thing, its reports, its author's record, earlier actions and the buttons for more. */
export function CaseCard({ one, onDone, isHere = false }: CaseCardProps) {
  const { kind, context, author, reasons, acts, report_count, hidden, pending } = one;
  return (
    <article className={isHere ? `stack tight ${styles.here}` : `card stack tight ${styles.card}`}>
      <p className="caption">
        {capitalized(nameOfKind(kind))}
        {one.id > 0 && (
          <>
            {' '}
            · <Time iso={one.opened_at} />
          </>
        )}
        {report_count > 0 && ` · ${pluralize(report_count, 'report')}`}
        {report_count === 0 && reasons.length === 0 && ' · no reports'}
        {pending && ' · links from a new member'}
        {context?.is_pending ? ' · awaiting approval' : hidden && ' · hidden'}
        {context?.is_edit && ' · edit awaiting approval'}
      </p>
      {!isHere && context && <Reported kind={kind} context={context} />}
      {!context && <p>This no longer exists.</p>}
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Reasons reported">
          {reasons.map(({ rule, reason, by, at }) => (
            <li key={`${by.id} ${at}`}>
              <MemberName username={by.username} />: {rule && <b>{RULES[rule]}</b>}
              {rule && reason && ' · '}
              <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {author && <AuthorRecord record={author} />}
      {acts.length > 0 && (
        <ul className={styles.reasons} aria-label="Previous actions">
          {acts.map(({ id, act, at, moderator, reason }) => (
            <li key={id} className="caption">
              {doneText(act, kind, kind === 'users' ? 'them' : 'it')}, <Time iso={at} />
              {moderator && ` (${moderator})`}
              {reason && `: ${reason}`}
            </li>
          ))}
        </ul>
      )}
      <div className={`row ${styles.acts}`} data-needs-script>
        {actsOn(one).map((act) => (
          <ActButton key={act} act={act} about={one} onDone={onDone} />
        ))}
      </div>
    </article>
  );
}

/** The record, comment, conversation or member of a case. A comment has no title of its own, only the beginning of its text. */
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

/** Opens the form of an action, or takes the action at once if that has no form. */
function ActButton({
  act,
  about,
  onDone,
}: Omit<ActFormProps, 'close' | 'about'> & { about: Case }) {
  const [isSent, setSent] = useState(false);

  async function actAtOnce() {
    setSent(true);
    const { kind, of_id: id, context } = about;
    const version = context?.version;
    const response = await sendApi('POST', '/api/moderation/acts/', { act, kind, id, version });
    setSent(false);
    if (isGood(response)) onDone(act);
    notify(isGood(response) ? toastOf(act, response.body as Case, context) : errorText(response));
  }

  // Lifting a suspension can also restore what it hid.
  const asks = act === 'unsuspend' || !ACTS_WITHOUT_REASON.includes(act);
  return (
    <Button
      look={isDangerous(act) ? 'danger' : 'quiet'}
      waiting={isSent && 'Sending...'}
      onClick={() => void (asks ? openAct({ act, about, onDone }) : actAtOnce())}
    >
      {labelOf(act, about.context)}
    </Button>
  );
}

/** The author's moderation history. */
function AuthorRecord({ record }: { record: MemberRecord }) {
  const { user, member_since, removed, warned, suspended, suspended_until, open } = record;
  return (
    <p className="caption">
      By <MemberName username={user.username} />, member since <Time iso={member_since} />. Hidden
      or removed: {removed}. Warnings: {warned}. Suspensions: {suspended}. Open cases: {open}.
      {suspended_until && ' Currently suspended.'}
    </p>
  );
}

type Doable = ActFormProps['act'];

/** The actions that a thing's state allows. */
function actsOn({ kind, hidden, context, author, state }: Case): Doable[] {
  const isWritten = kind !== 'users' && kind !== 'conversations';
  const isStory = kind in KINDS && 'hasComments' in KINDS[kind as KindName];
  const acts: [Doable, boolean][] = [
    ['keep', state === 'open' && !hidden],
    ['put-back', isWritten && (hidden || context?.is_edit === true)],
    ['hide', isWritten && !hidden && context !== null],
    ['remove', isWritten && context !== null],
    ['lock', isStory && !hidden && context?.locked === false],
    ['unlock', isStory && !hidden && context?.locked === true],
    ['warn', author !== null],
    ['suspend', author !== null && author.suspended_until === null],
    ['unsuspend', author !== null && author.suspended_until !== null],
  ];
  return acts.filter(([, can]) => can).map(([act]) => act);
}

function openAct(props: Omit<ActFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { ActForm } = await import('./ActForm.tsx');
    return {
      label: labelOf(props.act, props.about.context),
      content: (close) => <ActForm {...props} close={close} />,
    };
  });
}
