import { ActInput } from '@desert/contract/act-input';
import {
  type Act,
  type Case,
  type RuleName,
  RULES,
  SUSPENSION_DAYS,
} from '@desert/contract/moderation';
import { useRef } from 'react';
import { sendApi } from '../api.ts';
import { SelectField } from '../form/fields.tsx';
import { Form } from '../form/Form.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { notify } from '../toast/store.ts';
import { type CaseAct, isDangerous, labelOf, toastOf } from './actWords.ts';

export interface ActFormProps {
  act: CaseAct;
  /** The reported thing. */
  about: Pick<Case, 'kind' | 'of_id' | 'reasons' | 'author' | 'context'>;
  /** Called after the action. */
  onDone: (act: Act) => void;
  /** Closes the form's modal. */
  close: () => void;
}

/** Asks for the reason for a moderator's action; the author sees it. */
export function ActForm({ act, about, onDone, close }: ActFormProps) {
  const label = labelOf(act, about.context);
  const isSuspension = act === 'suspend';
  const everything = useRef(false);
  const form = useForm({
    schema: ActInput,
    read: (data) => ({ ...Object.fromEntries(data), everything: data.has('everything') }),
    send(input) {
      everything.current = input.everything;
      return actUntilDone(input);
    },
    onDone(body) {
      close();
      onDone(act);
      notify(toastOf(act, body as Case, about.context, everything.current));
    },
  });
  return (
    <Form form={form} className="stack">
      <h2>{label}</h2>
      <FormSummary />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.of_id} />
      <input type="hidden" name="suspended_until" value={about.author?.suspended_until ?? ''} />
      <SelectField
        label="House rule"
        name="rule"
        none="No specific rule"
        defaultValue={mostReportedRule(about.reasons)}
        choices={Object.entries(RULES)}
      />
      {isSuspension && (
        <>
          <SelectField
            label="How long"
            name="days"
            none="Choose a length"
            choices={SUSPENSION_DAYS.map((days) => [String(days), lengthOf(days)] as const)}
          />
          <Everything>Hide everything they’ve posted</Everything>
        </>
      )}
      {act === 'unsuspend' && <Everything>Also restore what the suspension hid</Everything>}
      <TextArea label="Reason (the member will see this)" name="reason" rows={4} />
      <div className="row">
        <SubmitButton waiting="Sending..." look={isDangerous(act) ? 'danger' : 'primary'}>
          {label}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Everything({ children }: { children: string }) {
  return (
    <label className="target row">
      <input type="checkbox" name="everything" />
      {children}
    </label>
  );
}

/** The house rule that most of the newest reports name, the latest of them if several do; '' if none does. */
export function mostReportedRule(reasons: Case['reasons']): RuleName | '' {
  const named = reasons.flatMap(({ rule }) => rule || []);
  const countOf = (rule: RuleName) => named.filter((one) => one === rule).length;
  return named.reduce<RuleName | ''>(
    (most, rule) => (most === '' || countOf(rule) > countOf(most) ? rule : most),
    '',
  );
}

/** Repeats a request that does its work in steps until the API stops answering 202. */
async function actUntilDone(body: object) {
  let answer = await sendApi('POST', '/api/moderation/acts/', body);
  while (answer.status === 202) answer = await sendApi('POST', '/api/moderation/acts/', body);
  return answer;
}

function lengthOf(days: number): string {
  if (days === 0) return 'Permanently';
  return days === 1 ? '1 day' : `${days} days`;
}
