/** The comments on one record: where they are kept in the browser, and what changes them. */
import type { Comment, Discussion } from '@desert/contract/comments';
import type { Answer } from '@desert/contract/page';
import type { AnswerStore } from '../answers.ts';
import { sendApi } from '../api.ts';
import { postOnce } from '../form/postOnce.ts';
import { collectionOf } from '../records/collection.ts';
import type { Subject } from '../records/subject.ts';
import { takeOut } from '../records/takeOut.ts';

export interface Thread {
  answers: AnswerStore;
  subject: Subject;
  /** The id of the record that the comments are on. */
  id: number;
}

/** A record with comments, as its detail has it. */
export interface Discussed extends Omit<Discussion<Comment>, 'viewer_first_comment'> {
  id: number;
  comment_count: number;
  /** As in `Discussion`; sections that were built before it was there do not know it. */
  viewer_first_comment?: number | null;
}

/** A record with comments, as its detail or a list has it. */
type Counted = Pick<Discussed, 'id' | 'comment_count'> & Partial<Discussed>;

/** The address of the comments before those of the detail, but for its cursor. */
export function earlierAddress({ subject, id }: Thread): string {
  return `${subject.list}${id}/comments/`;
}

/** Adds a comment by a user; sent again by the same key, it is still one. */
export function postComment(
  { subject, id }: Thread,
  { user_id, content, sendKey }: { user_id: number; content: string; sendKey: string },
) {
  const comment = { content, user_id, [subject.field]: id };
  const put = (comment_id: number) => editAddress(subject, comment_id);
  return postOnce(sendKey, { post: `${subject.list}comment/new/`, put }, comment);
}

function editAddress({ list }: Subject, comment_id: number): string {
  return `${list}${comment_id}/comment/edit/`;
}

/** Gives a comment another text. */
export async function updateComment(
  thread: Thread,
  comment_id: number,
  content: string,
): Promise<Answer> {
  const answer = await sendApi('PUT', editAddress(thread.subject, comment_id), { content });
  if (answer.status === 200) {
    const comment = answer.body as Comment;
    collectionOf<Comment>(thread.answers, earlierAddress(thread)).change(comment.id, () => comment);
  }
  return answer;
}

/** Takes a comment off the page, and out of the counts. @returns what puts it back there */
export function hideComment(thread: Thread, comment_id: number): () => void {
  const { answers, subject, id } = thread;
  const records = collectionOf<Counted>(answers, subject.list);
  const showEarlier = collectionOf<Comment>(answers, earlierAddress(thread)).remove(comment_id);
  let putBack = (comments: Comment[]) => comments;
  records.change(id, ({ comments, comment_count, ...record }) => {
    if (!comments) return { ...record, comment_count: comment_count - 1 };
    const taken = takeOut(comments, comment_id);
    ({ putBack } = taken);
    return {
      ...record,
      comments: taken.rest,
      comment_count: comment_count - 1,
      ...(record.viewer_first_comment === comment_id && { viewer_first_comment: null }),
    };
  });
  return () => {
    showEarlier();
    records.change(id, ({ comments, comment_count, ...record }) => ({
      ...record,
      ...(comments && { comments: putBack(comments) }),
      comment_count: comment_count + 1,
    }));
  };
}

/** Reads the record again with its comments, and tells the lists how many there are. */
export async function refreshThread({ answers, subject, id }: Thread): Promise<void> {
  const { status, body } = await answers.refresh(`${subject.list}${id}/`);
  if (status !== 200) return;
  const { comment_count } = body as Discussed;
  collectionOf<Discussed>(answers, subject.list).change(id, (record) => ({
    ...record,
    comment_count,
  }));
}
