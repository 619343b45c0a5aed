import { closeModal, type Modal, $modal } from '../modal/store.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

/** The form of a comment as a modal, which closes when the comment is sent. */
export function commentModal({ onDone, ...props }: CommentFormProps): Modal {
  const modal: Modal = {
    label: 'Join the Discussion',
    content: <CommentForm {...props} onDone={close} />,
  };
  // It may have been closed while the comment was on its way, and another modal opened.
  function close() {
    if ($modal.get() === modal) closeModal();
    onDone();
  }
  return modal;
}
