import type { Action, ReportedKind } from '@desert/contract/moderation/moderation';
import { buildCaseQuery, MODERATION_PATH } from '@desert/contract/moderation/moderation-pages';
import { useViewer } from '../app/session.ts';
import { interceptClick, openLazyModal } from '../modal/openLazyModal.tsx';
import { ButtonLink } from '../ui/Button.tsx';

interface ModerateLinkProps {
  kind: ReportedKind;
  id: number;
  /** The author's id; moderators cannot moderate themselves. */
  owner: number;
  onDone?: (action: Action) => void;
  className?: string | undefined;
}

/** A moderator's link to the case of a record or member. Opens it in a modal, or its page without JavaScript. */
export function ModerateLink({ kind, id, owner, onDone, className }: ModerateLinkProps) {
  const viewer = useViewer();
  if (viewer?.role !== 'moderator' || viewer.id === owner) return null;

  function open() {
    // A build-time constant: the server's build leaves out the modal's code.
    if (import.meta.env.SSR) return;
    void openLazyModal(async () =>
      (await import('./caseModal.tsx')).loadCaseModal({ kind, id, onDone }),
    );
  }

  return (
    <ButtonLink
      look="subtle"
      {...(className && { className })}
      href={MODERATION_PATH + buildCaseQuery(kind, id)}
      onClick={interceptClick(open)}
    >
      Moderate
    </ButtonLink>
  );
}
