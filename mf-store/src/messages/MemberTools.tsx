import type { OpenConversation } from '@desert/contract/conversations';
import type { Author } from '@desert/contract/records';
import { Button, isGood, notify, ReportButton, sendApi } from '@desert/kit';
import { errorText } from '@desert/kit/forms';
import { usePress } from '../usePress.ts';

interface MemberToolsProps {
  conversation: OpenConversation;
  other: Author;
  /** Called when something changed. */
  onChange: (is_blocked: boolean) => void;
}

/** Blocks the other one of a conversation, or reports it. */
export function MemberTools({ conversation, other, onChange }: MemberToolsProps) {
  const { id, is_blocked } = conversation;
  const [pending, press] = usePress();

  async function block() {
    const answer = is_blocked
      ? await sendApi('DELETE', `/api/blocks/${other.id}/`)
      : await sendApi('POST', '/api/blocks/new/', { user_id: other.id });
    if (!isGood(answer)) return notify(errorText(answer));
    onChange(!is_blocked);
    notify(is_blocked ? `${other.username} can write to you.` : `${other.username} is blocked.`);
  }

  return (
    <details data-needs-script>
      <summary>Block or report</summary>
      <div className="stack tight">
        <p>Who is blocked cannot write to you, and is not told why.</p>
        <div className="row">
          <Button
            look="quiet"
            waiting={pending && 'Saving...'}
            onClick={() => void press('block', block)}
          >
            {`${is_blocked ? 'Unblock' : 'Block'} ${other.username}`}
          </Button>
          <ReportButton kind="conversations" id={id} owner={other.id} />
        </div>
      </div>
    </details>
  );
}
