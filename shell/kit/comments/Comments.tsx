import type { Comment } from '@desert/contract/comments';
import { useRef } from 'react';
import { SOMETHING_WENT_WRONG } from '../api.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { usePagedList } from '../records/usePagedList.ts';
import { useAnswers } from '../section/context.tsx';
import { useViewer } from '../session.ts';
import { SignInButton } from '../SignInButton.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { CommentItem } from './CommentItem.tsx';
import { hasCommented } from './hasCommented.ts';
import { openCommentModal } from './openCommentModal.tsx';
import { type CommentedRecord, earlierAddress, type Thread } from './thread.ts';
import styles from './Comments.module.css';

export interface CommentsProps {
  kind: RecordKind;
  record: CommentedRecord;
}

/** What is said about a record, oldest first, and the way to join in. '#comments' leads here. */
export function Comments({ kind, record }: CommentsProps) {
  const thread: Thread = { answers: useAnswers(), kind, id: record.id };
  const earlier = usePagedList<Comment>(record.earlier_comments ?? undefined, {
    name: earlierAddress(thread),
    pages: 0,
    backwards: true,
  });
  const comments = [...earlier.records, ...record.comments];
  const viewer = useViewer();
  const more = earlier.next !== undefined;
  const first = record.viewer_first_comment ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      id="comments"
      className={`stack tight ${styles.comments}`}
      aria-labelledby="comments-heading"
    >
      <h2 id="comments-heading" ref={heading} tabIndex={-1}>
        Comments
      </h2>
      {more && (
        <div className="row" data-needs-script>
          <Button look="quiet" waiting={earlier.waiting && 'Loading...'} onClick={earlier.more}>
            Show earlier comments
          </Button>
          <span role="alert">{earlier.failed && SOMETHING_WENT_WRONG}</span>
        </div>
      )}
      {comments.length === 0 && <EmptyNote>No comments yet</EmptyNote>}
      <ol className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              thread={thread}
              comment={comment}
              takeFocus={() => heading.current?.focus({ preventScroll: true })}
            />
          </li>
        ))}
      </ol>
      {viewer ? (
        <Button
          data-needs-script
          onClick={() => void openCommentModal({ thread, user_id: viewer.id })}
        >
          {hasCommented(comments, { user_id: viewer.id, first, more })
            ? 'Add Another Comment'
            : 'Add Comment'}
        </Button>
      ) : (
        <SignInButton>Sign in to join the discussion</SignInButton>
      )}
    </section>
  );
}
