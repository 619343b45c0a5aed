import type { OpenConversation } from '@desert/contract/conversations';
import type { Author } from '@desert/contract/records';
import { BlockButton, ReportButton } from '@desert/kit';

interface MemberToolsProps {
  conversation: OpenConversation;
  other: Author;
  onChange: (is_blocked: boolean) => void;
}

export function MemberTools({ conversation, other, onChange }: MemberToolsProps) {
  const { id, is_blocked } = conversation;
  return (
    <div className="row">
      <ReportButton kind="conversations" id={id} owner={other.id} />
      <BlockButton member={other} isBlocked={is_blocked} onChange={onChange} />
    </div>
  );
}
