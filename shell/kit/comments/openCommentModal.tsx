import { openLazyModal } from '../modal/openLazyModal.tsx';
import type { CommentFormProps } from './CommentForm.tsx';

/**
 * Opens the form of a comment over the page.
 * @returns settled when it is open
 */
export function openCommentModal(props: CommentFormProps): Promise<void> {
  return openLazyModal(async () => {
    const { commentModal } = await import('./commentModal.tsx');
    return commentModal(props);
  });
}
