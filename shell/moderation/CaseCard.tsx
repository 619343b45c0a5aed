import type { Act, Case, MemberRecord } from '@desert/contract/moderation';
import { Button, Link, MemberName, Time, UserText } from '@desert/kit';
import { openLazyModal } from '@desert/kit/shell';
import { ACT_LABELS, doneText, nameOfKind } from './actWords.ts';
import styles from './ModerationPage.module.css';

interface CaseCardProps {
  one: Case;
  /** Called when a moderator did something about it. */
  onDone: () => void;
}

/** What is reported or held, by how many, whose it is, and what can be done. */
export function CaseCard({ one, onDone }: CaseCardProps) {
  const { kind, context, author, reasons, acts, report_count, hidden, held } = one;
  return (
    <article className={`card stack tight ${styles.card}`}>
      <p className="caption">
        {capitalized(nameOfKind(kind))} · <Time iso={one.opened_at} />
        {report_count > 0 && ` · reported by ${report_count}`}
        {held && ' · links of a new member'}
        {hidden && ' · out of sight'}
      </p>
      {context ? (
        <>
          <h2 dir="auto">
            {context.path ? <Link href={context.path}>{context.title}</Link> : context.title}
          </h2>
          {context.on && <p className="caption">on “{context.on}”</p>}
          {context.text && context.text !== context.title && <UserText text={context.text} />}
          {context.images.map(({ url, alt }) => (
            <img key={url} className={styles.image} src={url} alt={alt} loading="lazy" />
          ))}
        </>
      ) : (
        <p>It is not there any more.</p>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Reasons">
          {reasons.map(({ reason, by, at }) => (
            <li key={`${by.id} ${at}`}>
              <MemberName username={by.username} />: <span dir="auto">{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {author && <AuthorRecord record={author} />}
      {acts.length > 0 && (
        <ul className={styles.reasons} aria-label="Done before">
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
          <Button key={act} look="quiet" onClick={() => void openAct(act, one, onDone)}>
            {ACT_LABELS[act]}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** What a moderator knows of a member. */
function AuthorRecord({ record }: { record: MemberRecord }) {
  const { user, member_since, removed, warned, suspended, suspended_until, open } = record;
  return (
    <p className="caption">
      By <MemberName username={user.username} />, a member since <Time iso={member_since} />. Hidden
      or removed: {removed}, warned: {warned}, suspended: {suspended}, open cases: {open}.
      {suspended_until && ' Suspended now.'}
    </p>
  );
}

type Doable = Exclude<Act, 'promote' | 'demote'>;

/** What can be done about a thing as it is. */
function actsOn({ kind, hidden, context, author, state }: Case): Doable[] {
  const isWritten = kind !== 'users' && kind !== 'conversations';
  const isStory = kind === 'news' || kind === 'memories';
  const acts: [Doable, boolean][] = [
    ['keep', state === 'open' && !hidden],
    ['put-back', isWritten && hidden],
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

function openAct(act: Doable, about: Case, onDone: () => void): Promise<void> {
  return openLazyModal(async () => {
    const { ActForm } = await import('./ActForm.tsx');
    return {
      label: ACT_LABELS[act],
      content: (close) => <ActForm act={act} about={about} onDone={onDone} close={close} />,
    };
  });
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
