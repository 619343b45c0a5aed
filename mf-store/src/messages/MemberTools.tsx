import type { OpenConversation } from '@desert/contract/conversations';
import { ReportForm as Schema } from '@desert/contract/moderation-input';
import type { Author } from '@desert/contract/records';
import { Button, isGood, notify, sendApi } from '@desert/kit';
import { errorText, Form, FormSummary, SubmitButton, TextArea, useForm } from '@desert/kit/forms';
import { useRef } from 'react';
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
  const details = useRef<HTMLDetailsElement>(null);
  const form = useForm({
    schema: Schema,
    send: ({ reason }) =>
      sendApi('POST', '/api/reports/new/', { kind: 'conversations', id, reason }),
    onDone() {
      if (details.current) details.current.open = false;
      notify('Thank you. We look into it.');
    },
  });

  async function block() {
    const answer = is_blocked
      ? await sendApi('DELETE', `/api/blocks/${other.id}/`)
      : await sendApi('POST', '/api/blocks/new/', { user_id: other.id });
    if (!isGood(answer)) return notify(errorText(answer));
    onChange(!is_blocked);
    notify(is_blocked ? `${other.username} can write to you.` : `${other.username} is blocked.`);
  }

  return (
    <details ref={details} data-needs-script>
      <summary>Block or report</summary>
      <div className="stack">
        <div className="stack tight">
          <p>Who is blocked cannot write to you, and is not told why.</p>
          <Button
            look="quiet"
            waiting={pending && 'Saving...'}
            onClick={() => void press('block', block)}
          >
            {`${is_blocked ? 'Unblock' : 'Block'} ${other.username}`}
          </Button>
        </div>
        <Form form={form} className="stack tight">
          <FormSummary />
          <TextArea label="What is wrong with this conversation?" name="reason" rows={3} />
          <SubmitButton look="quiet" waiting="Sending...">
            Report
          </SubmitButton>
        </Form>
      </div>
    </details>
  );
}
