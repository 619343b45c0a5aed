import { ActInput } from '@desert/contract/act-input';
import { type Act, type Case, RULES, SUSPENSION_DAYS } from '@desert/contract/moderation';
import { notify } from '@desert/kit';
import { Form, FormSummary, SelectField, SubmitButton, TextArea, useForm } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { ACT_LABELS } from './actWords.ts';

export interface ActFormProps {
  act: Exclude<Act, 'promote' | 'demote'>;
  /** What it is about. */
  about: Pick<Case, 'kind' | 'of_id'>;
  /** Called when it is done. */
  onDone: () => void;
  /** Closes the modal that it is in. */
  close: () => void;
}

/** Why a moderator does something, which its author is told. */
export function ActForm({ act, about, onDone, close }: ActFormProps) {
  const isSuspension = act === 'suspend';
  const form = useForm({
    schema: ActInput,
    read: (data) => ({ ...Object.fromEntries(data), everything: data.has('everything') }),
    send: (input) => actUntilDone(input),
    onDone() {
      close();
      onDone();
      notify('Done.');
    },
  });
  return (
    <Form form={form} className="stack">
      <h2>{ACT_LABELS[act]}</h2>
      <FormSummary />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.of_id} />
      <SelectField
        label="House rule"
        name="rule"
        none="No specific rule"
        choices={Object.entries(RULES).map(([name, text]) => [name, text] as const)}
      />
      {isSuspension && (
        <>
          <SelectField
            label="How long"
            name="days"
            none="Choose a length"
            choices={SUSPENSION_DAYS.map((days) => [String(days), lengthOf(days)] as const)}
          />
          <label className="target row">
            <input type="checkbox" name="everything" />
            Hide everything they’ve posted
          </label>
        </>
      )}
      <TextArea label="Reason (the member will see this)" name="reason" rows={4} />
      <div className="row">
        <SubmitButton waiting="Sending...">{ACT_LABELS[act]}</SubmitButton>
      </div>
    </Form>
  );
}

/** What is done in steps is asked for until it is: 202 says that there is more. */
async function actUntilDone(body: object) {
  let answer = await sendApi('POST', '/api/moderation/acts/', body);
  while (answer.status === 202) answer = await sendApi('POST', '/api/moderation/acts/', body);
  return answer;
}

function lengthOf(days: number): string {
  if (days === 0) return 'Permanently';
  return days === 1 ? '1 day' : `${days} days`;
}
