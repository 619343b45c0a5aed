import { type RuleName, RULES } from '@desert/contract/moderation/moderation';
import type { Held } from '@desert/contract/records/records';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useNavigate } from '../app/router.tsx';
import { useViewer } from '../app/session.ts';
import { useApiCache } from '../section/context.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { openDeleteModal } from './DeleteModal.tsx';
import type { KindDescription } from './kindDescription.ts';

interface EditLinkProps {
  kind: KindDescription;
  record: { id: number; user_id: number } & Held;
  children?: ReactNode;
}

/** The author's link to the form that edits a record. */
export function EditLink({ kind, record, children = 'Edit' }: EditLinkProps) {
  const viewer = useViewer();
  if (viewer?.id !== record.user_id || record.hidden) return null;
  return (
    <ButtonLink look="quiet" href={`${kind.path}/${record.id}/edit`}>
      {children}
    </ButtonLink>
  );
}

interface HeldNoteProps {
  record: Held;
}

/** Tells the author that their record or its edit waits for a moderator, or is hidden and why. */
export function HeldNote({ record: { pending, hidden, edit_pending } }: HeldNoteProps) {
  if (hidden) {
    const rule = RULES[hidden.rule as RuleName];
    return (
      <div role="note" className="stack tight note">
        <p>
          <b>This is hidden.</b> Only you and the moderators can see it.
        </p>
        {rule && <p>House rule: {rule}</p>}
        {hidden.reason && <blockquote dir="auto">{hidden.reason}</blockquote>}
      </div>
    );
  }
  if (!pending && !edit_pending) return null;
  return (
    <p role="note" className="note">
      <b>Waiting for a moderator.</b>{' '}
      {pending
        ? 'Only you can see this until a moderator has reviewed it.'
        : 'Your edit appears when a moderator has reviewed it.'}
    </p>
  );
}

interface DeleteButtonProps {
  kind: KindDescription;
  record: { id: number; user_id: number };
}

/** The author's button to delete a record: asks first, then navigates to the list. Undo navigates back. */
export function DeleteButton({ kind, record: { id, user_id } }: DeleteButtonProps) {
  const viewer = useViewer();
  const cache = useApiCache();
  const navigate = useNavigate();
  const { list, path, word } = kind;
  const [{ promise: left, resolve: leave }] = useState(() => Promise.withResolvers<void>());
  useLayoutEffect(() => leave, [leave]);
  if (viewer?.id !== user_id) return null;
  const takeFocus = (isBack: boolean) => navigate(isBack ? `${path}/${id}` : path);
  return (
    <Button
      look="quietDanger"
      data-needs-script
      onClick={() => openDeleteModal({ cache, list, id, word, takeFocus, left })}
    >
      Delete<span className="visually-hidden"> this {word}</span>
    </Button>
  );
}
