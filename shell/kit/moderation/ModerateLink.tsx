import type { Action, ReportedKind } from '@desert/contract/moderation';
import { caseSearch, MODERATION_PATH } from '@desert/contract/moderation-pages';
import type { MouseEvent } from 'react';
import { openLazyModal } from '../modal/openLazyModal.tsx';
import { useViewer } from '../session.ts';
import { ButtonLink } from '../ui/Button.tsx';

interface ModerateLinkProps {
  kind: ReportedKind;
  id: number;
  /** The author's id, because moderators cannot moderate themselves. */
  owner: number;
  onDone?: (action: Action) => void;
  className?: string | undefined;
}

/**
 * For moderators: opens a subject's case in a lazily loaded modal, or on its page without JavaScript. Renders nothing
 * for others.
 */
export function ModerateLink({ kind, id, owner, onDone, className }: ModerateLinkProps) {
  const viewer = useViewer();
  if (viewer?.role !== 'moderator' || viewer.id === owner) return null;

  function open(event: MouseEvent) {
    // SSR is a build-time constant, so the server's build leaves out the modal's code.
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
