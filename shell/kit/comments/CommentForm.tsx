import { type Comment, CommentInput } from '@desert/contract/comments';
import { useState } from 'react';
import { draftOf } from '../form/draft.ts';
import { FormSummary } from '../form/FormSummary.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { postComment, refreshThread, type Thread, updateComment } from './thread.ts';
import styles from './CommentForm.module.css';

export interface CommentFormProps {
  thread: Thread;
  /** The id of who writes. */
  user_id: number;
  /** The comment to change; without one the form adds one. */
  comment?: Comment | undefined;
  /** Called when the comment is sent and the thread read again. */
  onDone: () => void;
}

/** Adds a comment or changes one. What was typed is kept until it is sent. */
export function CommentForm({ thread, user_id, comment, onDone }: CommentFormProps) {
  const { subject, id } = thread;
  const [draft] = useState(() =>
    draftOf(`${user_id} ${subject.list} ${comment ? `comment ${comment.id}` : `on ${id}`}`),
  );
  const [kept] = useState(draft.read);
  const { errors, pending, onSubmit, onInput } = useForm({
    schema: CommentInput,
    send: ({ content }) =>
      comment
        ? updateComment(thread, comment.id, content)
        : postComment(thread, { user_id, content, sendKey: draft.sendKey() }),
    async onDone() {
      draft.clear();
      await refreshThread(thread);
      onDone();
    },
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} onInput={onInput} noValidate>
      <h2>Join the Discussion</h2>
      <FormSummary errors={errors} fields={['content']} />
      <TextArea
        label="Leave Your Thoughts"
        name="content"
        rows={6}
        defaultValue={kept ?? comment?.content}
        onInput={({ currentTarget }) => draft.write(currentTarget.value)}
        error={errors['content']}
        hint={kept === null ? undefined : 'This is what you typed before.'}
      />
      <Button type="submit" waiting={pending && 'Sending...'}>
        {comment ? 'Update Comment' : 'Post Comment'}
      </Button>
    </form>
  );
}
