import { type Comment, CommentFormSchema as Schema } from '@desert/contract/records/comments';
import { PENDING, type Pending } from '@desert/contract/records/records';
import { useState } from 'react';
import { openDraft } from '../app/draft.ts';
import { readFieldValues } from '../app/fieldValues.ts';
import { isWaiting } from '../app/outboxState.ts';
import { ConfirmFirst } from '../form/ConfirmFirst.tsx';
import { Form } from '../form/Form.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { LinkNote } from '../form/LinkNote.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { RecordImages } from '../images/ImageFields.tsx';
import { buildImageInputs, readImages, renameImageErrors } from '../images/typedImages.ts';
import { summarize } from '../text/summary.ts';
import { showToast } from '../toast/store.ts';
import { newAddress, postComment, updateComment } from './sendComment.ts';
import { hideComment, refreshThread, type Thread } from './thread.ts';
import fields from '../form/fields.module.css';
import styles from './Comments.module.css';

export interface CommentFormProps {
  thread: Thread;
  user_id: number;
  comment?: Comment | undefined;
  parent?: Comment | undefined;
  close: () => void;
}

export function CommentForm({ thread, user_id, comment, parent, close }: CommentFormProps) {
  const { kind, id } = thread;
  const [draft] = useState(() =>
    openDraft(`${user_id} ${kind.list} ${describePlace(id, comment, parent)}`),
  );
  const [typedBefore] = useState(draft.read);
  const form = useForm({
    schema: Schema,
    read: (data) => {
      const typed = readFieldValues(data);
      return { content: typed['content']?.[0] ?? '', ...readImages(typed) };
    },
    async send({ content }, typed) {
      const { images, names } = buildImageInputs(typed, comment?.images);
      const written = { content, ...(images.length > 0 && { images }) };
      const response = comment
        ? await updateComment(thread, comment.id, written, draft)
        : await draft.queueIfUnanswered(
            await postComment(thread, { user_id, ...written, parent_id: parent?.id }, draft),
            {
              address: newAddress(kind),
              text: `Comment: ${content}`,
              changes: `${kind.list}${id}/`,
            },
          );
      return renameImageErrors(response, names);
    },
    async onDone(body) {
      const { pending } = body as Pending;
      draft.clear();
      if (isWaiting(body)) return close();
      if (pending && comment) hideComment(thread, comment.id);
      await refreshThread(thread);
      close();
      // After closing, because a modal makes the live region inert.
      showToast(pending ? PENDING : formatCommentNotice(comment, parent));
    },
  });
  return (
    <Form form={form} className={`stack justify-start ${fields.form}`}>
      <div>
        <h2>Join the Discussion</h2>
        {thread.title && (
          <p className="caption clamped lines-1" dir="auto">
            {thread.title}
          </p>
        )}
      </div>
      {parent && (
        <blockquote className={styles.parent} dir="auto">
          <b>
            <bdi>{parent.users.username}</bdi>
          </b>{' '}
          {summarize(parent.content)}
        </blockquote>
      )}
      <ConfirmFirst />
      <FormSummary />
      <TextArea
        label="Leave Your Thoughts"
        name="content"
        rows={6}
        mentions
        defaultValue={typedBefore ?? comment?.content ?? formatReplyMention(parent)}
        onInput={({ currentTarget }) => draft.write(currentTarget.value)}
        hint={typedBefore === null ? undefined : 'We restored your draft.'}
      />
      <RecordImages images={comment?.images} areOptional />
      <LinkNote />
      <SubmitButton waiting={comment ? 'Updating...' : 'Posting...'}>
        {comment ? 'Update Comment' : 'Post Comment'}
      </SubmitButton>
    </Form>
  );
}

function formatCommentNotice(comment?: Comment, parent?: Comment): string {
  if (comment) return 'Comment updated.';
  return parent ? 'Reply posted.' : 'Comment posted.';
}

function describePlace(id: number, comment?: Comment, parent?: Comment): string {
  if (comment) return `comment ${comment.id}`;
  return parent ? `reply to ${parent.id}` : `on ${id}`;
}

/** Text of a new reply to a reply: a mention of its author, because threads have one level. */
function formatReplyMention(parent?: Comment): string | undefined {
  return parent?.parent_id ? `@${parent.users.username} ` : undefined;
}
