import type { Comment, Discussion } from '@desert/contract/records/comments';
import type { Story } from '@desert/contract/records/stories';
import type { ApiCache } from '../app/apiCache.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { recordCache } from '../records/recordCache.ts';
import { type Removed, removeById } from '../records/removeById.ts';

export interface Thread {
  cache: ApiCache;
  kind: KindDescription;
  id: number;
  /** The record's title, for the form of a comment. */
  title?: string | undefined;
}

export interface CommentedRecord extends Omit<Discussion<Comment>, 'viewer_first_comment'> {
  id: number;
  title?: string;
  comment_count: number;
  /** Id of the viewer's first comment, as in `Discussion`; optional until the kit's next major version. */
  viewer_first_comment?: number | null;
  /** The author's id; optional until the kit's next major version. */
  user_id?: number;
  locked?: true;
}

type Counted = Pick<CommentedRecord, 'id' | 'comment_count'> & Partial<CommentedRecord>;

/** Address of a record's comments, without the cursor. */
export function earlierAddress({ kind, id }: Thread): string {
  return `${kind.list}${id}/comments/`;
}

const markParentGone = (reply: Comment): Comment => ({ ...reply, parent_gone: true });

/** Removes a comment from cached records and counts. @returns a function that restores it */
export function hideComment(thread: Thread, comment_id: number): () => void {
  const { cache, kind, id } = thread;
  const records = recordCache<Counted>(cache, kind.list);
  const showEarlier = recordCache<Comment>(cache, earlierAddress(thread)).remove(comment_id);
  const removedAt = new Map<string, Removed<Comment>['putBack']>();
  let wasFirst = false;
  records.change(id, ({ comments, comment_count, ...record }, address) => {
    if (!comments) return { ...record, comment_count: comment_count - 1 };
    const { rest, putBack } = removeById(comments, comment_id);
    removedAt.set(address, putBack);
    wasFirst ||= record.viewer_first_comment === comment_id;
    return {
      ...record,
      comments: rest.map((comment) =>
        comment.parent_id === comment_id ? markParentGone(comment) : comment,
      ),
      comment_count: comment_count - 1,
      ...(record.viewer_first_comment === comment_id && { viewer_first_comment: null }),
    };
  });
  return () => {
    showEarlier();
    records.change(id, ({ comments, comment_count, ...record }, address) => ({
      ...record,
      ...(comments && { comments: removedAt.get(address)?.(comments) ?? comments }),
      comment_count: comment_count + 1,
      ...(wasFirst && record.viewer_first_comment === null && { viewer_first_comment: comment_id }),
    }));
  };
}

/** Refetches a record at all its cached addresses, and updates its comment count in cached lists. */
export async function refreshThread({ cache, kind, id }: Thread): Promise<void> {
  const address = `${kind.list}${id}/`;
  const others = Object.keys(cache.$responses.get()).filter((value) =>
    value.startsWith(`${address}?`),
  );
  const [{ status, body }] = await Promise.all([
    cache.refresh(address),
    ...others.map((value) => cache.refresh(value)),
  ]);
  if (status !== 200) return;
  const { comment_count, fans, replied_at } = body as CommentedRecord & Partial<Story>;
  recordCache<CommentedRecord>(cache, kind.list).change(id, (record) => ({
    ...record,
    comment_count,
    ...(fans !== undefined && { fans, replied_at }),
  }));
}
