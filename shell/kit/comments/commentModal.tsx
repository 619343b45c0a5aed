import type { Modal } from '../modal/store.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';

/** The form of a comment as a modal, which closes when the comment is sent. */
export function commentModal({ onDone, ...props }: CommentFormProps): Modal {
  return {
    label: 'Join the Discussion',
    content: (close) => (
      <CommentForm
        {...props}
        onDone={() => {
          close();
          onDone();
        }}
      />
    ),
  };
}
