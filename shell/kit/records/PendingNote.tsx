import type { Pending } from '@desert/contract/records';

export interface PendingNoteProps {
  record: Pending;
}

/** Tells the author of a record that only they see it. Nothing for a record that everybody sees. */
export function PendingNote({ record }: PendingNoteProps) {
  if (!record.pending) return null;
  return (
    <p role="note">
      <b>Waiting for a moderator.</b> Only you can see this until it’s approved.
    </p>
  );
}
