import { openLazyModal } from '../modal/openLazyModal.tsx';
import type { CommentFormProps } from './CommentForm.tsx';

/** Opens the comment form in a modal, which closes after sending. @returns resolves when it is open */
export function openCommentModal(props: Omit<CommentFormProps, 'close'>): Promise<void> {
  return openLazyModal(async () => {
    const { CommentForm } = await import('./CommentForm.tsx');
    return {
      label: 'Join the Discussion',
      content: (close) => <CommentForm {...props} close={close} />,
    };
  });
}
