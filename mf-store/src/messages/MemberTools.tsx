import type { OpenConversation } from '@desert/contract/conversations';
import type { Author } from '@desert/contract/records';
import { BlockButton, ReportButton } from '@desert/kit';

interface MemberToolsProps {
  conversation: OpenConversation;
  other: Author;
  /** Called when something changed. */
  onChange: (is_blocked: boolean) => void;
}

/** Blocks the other one of a conversation, or reports it. */
export function MemberTools({ conversation, other, onChange }: MemberToolsProps) {
  const { id, is_blocked } = conversation;
  return (
    <div className="row">
      <ReportButton kind="conversations" id={id} owner={other.id} />
      <BlockButton member={other} isBlocked={is_blocked} onChange={onChange} />
    </div>
  );
}
