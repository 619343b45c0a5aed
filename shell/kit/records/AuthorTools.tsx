import type { Pending } from '@desert/contract/records';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useNavigate } from '../router.tsx';
import { useApiCache } from '../section/context.tsx';
import { useViewer } from '../session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { openDeleteModal } from './DeleteModal.tsx';
import type { RecordKind } from './recordKind.ts';

interface EditLinkProps {
  kind: RecordKind;
  record: { id: number; user_id: number };
  children?: ReactNode;
}

/** The author's link to the form that edits a record. */
export function EditLink({ kind, record, children = 'Edit' }: EditLinkProps) {
  const viewer = useViewer();
  if (viewer?.id !== record.user_id) return null;
  return (
    <ButtonLink look="quiet" href={`${kind.path}/${record.id}/edit`}>
      {children}
    </ButtonLink>
  );
}

interface PendingNoteProps {
  record: Pending;
}

/** Tells the author that their record waits for a moderator. */
export function PendingNote({ record }: PendingNoteProps) {
  if (!record.pending) return null;
  return (
    <p role="note">
      <b>Waiting for a moderator.</b> Only you can see this until it’s approved.
    </p>
  );
}

interface DeleteButtonProps {
  kind: RecordKind;
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
