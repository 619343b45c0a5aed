import { $modal, closeModal, type Modal, openModal } from '../modal/store.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

/** Opens the form of a comment over the page. */
export function openCommentModal({ onDone, ...props }: CommentFormProps): void {
  const modal: Modal = {
    label: 'Join the Discussion',
    content: <CommentForm {...props} onDone={close} />,
  };
  // It may have been closed while the comment was on its way, and another modal opened.
  function close() {
    if ($modal.get() === modal) closeModal();
    onDone();
  }
  openModal(modal);
}
