import type { Viewer } from '@desert/contract/accounts/account';
import type { Comment } from '@desert/contract/records/comments';
import { useEffect, useRef } from 'react';
import { SOMETHING_WENT_WRONG } from '../app/api.ts';
import { useAddress } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { type PagedList, usePagedList } from '../records/usePagedList.ts';
import { useApiCache } from '../section/context.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { SignInButton } from '../ui/SignInButton.tsx';
import { openCommentModal } from './CommentActions.tsx';
import { CommentItem } from './CommentItem.tsx';
import { groupReplies } from './grouped.ts';
import { hasCommented } from './hasCommented.ts';
import { type CommentedRecord, earlierAddress, type Thread } from './thread.ts';
import { useReadComments } from './useReadComments.ts';
import styles from './Comments.module.css';

interface CommentsProps {
  kind: KindDescription;
  record: CommentedRecord;
}

/** A record's comments, oldest first, each with its replies, and buttons to load more and to add one. */
export function Comments({ kind, record }: CommentsProps) {
  const thread: Thread = { cache: useApiCache(), kind, id: record.id, title: record.title };
  const linkedId = Number(new URLSearchParams(useAddress().search).get('comment') ?? 0);
  const earlier = usePagedList<Comment>(record.earlier_comments ?? undefined, {
    name: linkedId ? `${earlierAddress(thread)}around ${linkedId}` : earlierAddress(thread),
    pages: 0,
    backwards: true,
  });
  const later = usePagedList<Comment>(record.later_comments, { pages: 0 });
  const comments = [...earlier.records, ...record.comments, ...later.records];
  const viewer = useViewer();
  useReadComments(thread, comments);
  const more = earlier.next !== undefined;
  const first = record.viewer_first_comment ?? null;
  const hasLater = later.next !== undefined;
  const isClosed = record.locked === true && viewer?.role !== 'moderator';
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = comments.some(({ id }) => id === linkedId);
  useAskedComment(linkedId, isThere);
  const comment = ({ id }: Viewer) => void openCommentModal({ thread, user_id: id });
  const item = (comment: Comment, isApart: boolean) => (
    <CommentItem
      thread={thread}
      comment={comment}
      owner={record.user_id}
      closed={isClosed}
      isAsked={comment.id === linkedId}
      isApart={isApart}
      takeFocus={() => heading.current?.focus({ preventScroll: true })}
    />
  );
  return (
    <section
      id="comments"
      className={`stack tight justify-start space-4 ${styles.comments}`}
      aria-labelledby="comments-heading"
    >
      <h2 id="comments-heading" ref={heading} tabIndex={-1}>
        Comments
      </h2>
      {linkedId > 0 && !isThere && <p>That comment is no longer available.</p>}
      {more && <MoreComments list={earlier}>Show earlier comments</MoreComments>}
      {comments.length === 0 && <EmptyNote>No comments yet</EmptyNote>}
      <ol className="fill">
        {groupReplies(comments).map(({ id, comment, replies }) => (
          <li key={id}>
            {comment ? (
              item(comment, true)
            ) : (
              <p className={`stack gap-1 ${styles.comment} muted ${styles.gone}`}>
                This comment is no longer available.
              </p>
            )}
            {replies.length > 0 && (
              <ol className={`quote ${styles.replies}`}>
                {replies.map((reply) => (
                  <li key={reply.id}>{item(reply, false)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {hasLater && <MoreComments list={later}>Show newer comments</MoreComments>}
      {record.locked && <p>Comments are closed.</p>}
      {viewer && !isClosed && (
        <Button data-needs-script onClick={() => comment(viewer)}>
          {hasCommented(comments, { user_id: viewer.id, first, more, later: hasLater })
            ? 'Add Another Comment'
            : 'Add Comment'}
        </Button>
      )}
      {!viewer && !isClosed && (
        <SignInButton act={comment}>Sign in to join the discussion</SignInButton>
      )}
    </section>
  );
}

function MoreComments({ list, children }: { list: PagedList<Comment>; children: string }) {
  return (
    <div className="row" data-needs-script>
      <Button look="quiet" waiting={list.waiting && 'Loading...'} onClick={list.more}>
        {children}
      </Button>
      <span role="alert">{list.failed && SOMETHING_WENT_WRONG}</span>
    </div>
  );
}

/** Scrolls to the comment and focuses it once it is loaded, if the hash names it. @param id 0 for none */
function useAskedComment(id: number, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || window.location.hash !== `#comment-${id}`) return;
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id, isThere]);
}
