import type { ReportedKind } from '@desert/contract/moderation/moderation';
import type { Comment } from '@desert/contract/records/comments';
import { formatResponseErrors } from '../app/fieldErrors.ts';
import { useViewer } from '../app/session.ts';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { ModerateLink } from '../moderation/ModerateLink.tsx';
import { openReportModal } from '../reports/ReportButton.tsx';
import { useReported } from '../reports/reported.ts';
import { showToast } from '../toast/store.ts';
import { deleteWithUndo } from '../toast/undo.ts';
import type { CommentFormProps } from './CommentForm.tsx';
import { hideComment, type Thread } from './thread.ts';
import styles from './Comments.module.css';

interface CommentActionsProps {
  thread: Thread;
  comment: Comment;
  owner: number | undefined;
  closed: boolean;
  takeFocus: () => void;
}

export function CommentActions({ thread, comment, owner, closed, takeFocus }: CommentActionsProps) {
  const viewer = useViewer();
  const target = { kind: toReportedKind(thread), id: comment.id };
  const [isReported] = useReported(target);
  if (!viewer) return null;
  const isOwn = comment.user_id === viewer.id;
  const edit = () => void openCommentModal({ thread, user_id: viewer.id, comment });
  const report = () => void openReportModal(target);
  const reply = () => void openCommentModal({ thread, user_id: viewer.id, parent: comment });

  async function remove() {
    const show = hideComment(thread, comment.id);
    takeFocus();
    const failure = await deleteWithUndo({
      word: 'comment',
      isOthers: !isOwn,
      address: `${thread.kind.list}${comment.id}/comment/`,
      onRestored() {
        show();
        takeFocus();
      },
    });
    if (!failure) return;
    show();
    showToast(formatResponseErrors(failure));
  }

  return (
    <div className={`row gap-2 text-small accent ${styles.buttons}`} data-needs-script>
      {!closed && comment.content !== '' && (
        <button type="button" className={styles.button} onClick={reply}>
          Reply<span className="visually-hidden"> to {comment.users.username}</span>
        </button>
      )}
      {isOwn && !closed && (
        <button type="button" className={styles.button} onClick={edit}>
          Edit
        </button>
      )}
      {!isOwn && comment.content !== '' && (
        <button type="button" className={styles.button} onClick={report}>
          {isReported ? 'Reported' : 'Report'}
        </button>
      )}
      <ModerateLink
        {...target}
        owner={comment.user_id}
        className={styles.button}
        onDone={(act) => {
          if (act !== 'hide' && act !== 'remove') return;
          hideComment(thread, comment.id);
          takeFocus();
        }}
      />
      {(isOwn || owner === viewer.id) && (
        <button
          type="button"
          className={`${styles.button} ${styles.danger}`}
          onClick={() => void remove()}
        >
          {isOwn ? 'Delete' : 'Remove'}
        </button>
      )}
    </div>
  );
}

function toReportedKind({ kind }: Thread): ReportedKind {
  return `${kind.path.slice(1)}-comments` as ReportedKind;
}

export function openCommentModal(props: Omit<CommentFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { CommentForm } = await import('./CommentForm.tsx');
    return {
      label: 'Join the Discussion',
      content: (close) => <CommentForm {...props} close={close} />,
    };
  });
}
