import { useRef } from 'react';
import { SOMETHING_WENT_WRONG } from '../api.ts';
import type { RecordKind } from '../records/recordKind.ts';
import { useAnswers } from '../section/context.ts';
import { useViewer } from '../session.ts';
import { notify } from '../toast/store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { CommentItem } from './CommentItem.tsx';
import { hasCommented } from './hasCommented.ts';
import { JoinButton } from './JoinButton.tsx';
import type { CommentedRecord, Thread } from './thread.ts';
import { useEarlierComments } from './useEarlierComments.ts';
import styles from './Comments.module.css';

export interface CommentsProps {
  kind: RecordKind;
  record: CommentedRecord;
}

/** What is said about a record, oldest first, and the way to join in. '#comments' leads here. */
export function Comments({ kind, record }: CommentsProps) {
  const thread: Thread = { answers: useAnswers(), kind, id: record.id };
  const earlier = useEarlierComments(thread, record.earlier_comments);
  const comments = [...earlier.comments, ...record.comments];
  const viewer = useViewer();
  const { more } = earlier;
  const first = record.viewer_first_comment ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-heading">
      <h2 id="comments-heading" ref={heading} tabIndex={-1}>
        Comments
      </h2>
      {more && (
        <div className="row" data-needs-script>
          <Button look="quiet" waiting={earlier.waiting && 'Loading...'} onClick={earlier.show}>
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
              onUpdated={() => notify('Your comment is updated.')}
              takeFocus={() => heading.current?.focus({ preventScroll: true })}
            />
          </li>
        ))}
      </ol>
      <JoinButton
        thread={thread}
        again={viewer !== null && hasCommented(comments, { user_id: viewer.id, first, more })}
        onPosted={() => notify('Your comment is posted.')}
      />
    </section>
  );
}
