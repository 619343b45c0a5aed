/** Sends the comment form. Apart from `thread.ts`, so that pages do not load the code of forms with images. */
import type { ApiResponse } from '@desert/contract/pages/page';
import type { ImageInput } from '@desert/contract/photos/images';
import type { Comment } from '@desert/contract/records/comments';
import type { Draft } from '../app/draft.ts';
import { replaceStored } from '../images/typedImages.ts';
import type { KindDescription } from '../records/kindDescription.ts';
import { recordCache } from '../records/recordCache.ts';
import { earlierAddress, type Thread } from './thread.ts';

export interface WrittenComment {
  content: string;
  images?: ImageInput[];
}

/** Posts a comment or reply. Retries with the same draft do not post it twice. */
export function postComment(
  { kind, id }: Thread,
  { parent_id, ...written }: WrittenComment & { user_id: number; parent_id?: number | undefined },
  draft: Pick<Draft, 'save'>,
) {
  const comment = { ...written, [kind.field]: id, ...(parent_id && { parent_id }) };
  const put = (comment_id: number) => editAddress(kind, comment_id);
  // The key of a retry finds the images that an earlier attempt stored.
  return draft.save({ post: newAddress(kind), put }, comment, (created) => ({
    ...comment,
    images: replaceStored(created, written.images ?? [], true),
  }));
}

export const newAddress = ({ list }: KindDescription): string => `${list}comment/new/`;

function editAddress({ list }: KindDescription, comment_id: number): string {
  return `${list}${comment_id}/comment/edit/`;
}

export async function updateComment(
  thread: Thread,
  comment_id: number,
  written: WrittenComment,
  draft: Pick<Draft, 'put'>,
): Promise<ApiResponse> {
  const response = await draft.put(editAddress(thread.kind, comment_id), written);
  if (response.status === 200) {
    const comment = response.body as Comment;
    recordCache<Comment>(thread.cache, earlierAddress(thread)).change(comment.id, () => comment);
  }
  return response;
}
