import type { Pending } from '@desert/contract/records';

export interface PendingNoteProps {
  record: Pending;
}

export function PendingNote({ record }: PendingNoteProps) {
  if (!record.pending) return null;
  return (
    <p role="note">
      <b>Waiting for a moderator.</b> Only you can see this until it’s approved.
    </p>
  );
}
