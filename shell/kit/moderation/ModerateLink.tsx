import type { Act, ReportedKind } from '@desert/contract/moderation';
import { caseSearch, MODERATION_PATH } from '@desert/contract/moderation-pages';
import type { MouseEvent } from 'react';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { useViewer } from '../session.ts';
import { ButtonLink } from '../ui/Button.tsx';

interface ModerateLinkProps {
  kind: ReportedKind;
  id: number;
  /** The id of its author, who is not their own moderator. */
  owner: number;
  /** Called when a moderator acted from here. */
  onDone?: (act: Act) => void;
  /** For a place where it must not look like a button. */
  className?: string | undefined;
}

/** For moderators: opens the case of a thing over the page; without a script, on a page of its own. Its code is theirs alone. */
export function ModerateLink({ kind, id, owner, onDone, className }: ModerateLinkProps) {
  const viewer = useViewer();
  if (viewer?.role !== 'moderator' || viewer.id === owner) return null;

  function open(event: MouseEvent) {
    // Never on a server, whose build leaves out the modal's code.
    if (import.meta.env.SSR || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openLazyModal(async () =>
      (await import('./caseModal.tsx')).caseModal({ kind, id, onDone }),
    );
  }

  return (
    <ButtonLink
      look="subtle"
      {...(className && { className })}
      href={MODERATION_PATH + caseSearch(kind, id)}
      onClick={open}
    >
      Moderate
    </ButtonLink>
  );
}
