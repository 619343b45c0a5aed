import { openLazyModal } from '../modal/openLazyModal.tsx';
import type { CommentFormProps } from './CommentForm.tsx';

/**
 * Opens the form of a comment over the page; it closes when the comment is sent.
 * @returns settled when it is open
 */
export function openCommentModal(props: Omit<CommentFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { CommentForm } = await import('./CommentForm.tsx');
    return {
      label: 'Join the Discussion',
      content: (close) => <CommentForm {...props} close={close} />,
    };
  });
}
