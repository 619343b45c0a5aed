import { ActionInput } from '@desert/contract/moderation/action-input';
import {
  type Action,
  BLOCKING_RULES,
  type Case,
  type CaseAction,
  type RuleName,
  RULES,
  SUSPENSION_DAYS,
} from '@desert/contract/moderation/moderation';
import type { NoticeReason } from '@desert/contract/moderation/notices';
import { useRef } from 'react';
import { sendApi } from '../app/api.ts';
import { SelectField } from '../form/fields.tsx';
import { Form } from '../form/Form.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { showToast } from '../toast/store.ts';
import { isDangerous, getActionLabel, describeOutcome } from './actionWords.ts';

export interface ActionFormProps {
  action: CaseAction;
  about: Pick<Case, 'kind' | 'subject_id' | 'reasons' | 'notices' | 'author' | 'context'>;
  onDone: (action: Action) => void;
  close: () => void;
}

/** Form for a moderator's action and its reason, which the author will see. */
export function ActionForm({ action, about, onDone, close }: ActionFormProps) {
  const label = getActionLabel(action, about.context);
  const isSuspension = action === 'suspend';
  const everything = useRef(false);
  const form = useForm({
    schema: ActionInput,
    read: (data) => ({ ...Object.fromEntries(data), everything: data.has('everything') }),
    send(input) {
      everything.current = input.everything;
      return sendUntilDone(input);
    },
    onDone(body) {
      close();
      onDone(action);
      showToast(describeOutcome(action, body as Case, about.context, everything.current));
    },
  });
  return (
    <Form form={form} className="stack">
      <h2>{label}</h2>
      <FormSummary />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="id" value={about.subject_id} />
      <input type="hidden" name="suspended_until" value={about.author?.suspended_until ?? ''} />
      <SelectField
        label="House rule"
        name="rule"
        none="No specific rule"
        hint={action === 'remove' && about.context?.images.length ? PHOTOS_HINT : undefined}
        defaultValue={findLikelyRule(about)}
        choices={Object.entries(RULES)}
      />
      {isSuspension && (
        <>
          <SelectField
            label="How long"
            name="days"
            none="Choose a length"
            choices={SUSPENSION_DAYS.map((days) => [String(days), describeLength(days)] as const)}
          />
          <Everything>Hide everything they’ve posted</Everything>
        </>
      )}
      {action === 'unsuspend' && <Everything>Also restore what the suspension hid</Everything>}
      <TextArea label="Reason (the member will see this)" name="reason" rows={4} />
      <div className="row">
        <SubmitButton waiting="Sending..." look={isDangerous(action) ? 'danger' : 'primary'}>
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

const PHOTOS_HINT = `With ${BLOCKING_RULES.map((rule) => `“${RULES[rule]}”`).join(' or ')}, no one can post its photos again. Otherwise, they still can.`;

/** The house rule behind each reason of a report without an account; '' if it can be any. */
const NOTICE_RULES: Record<NoticeReason, RuleName | ''> = {
  illegal: 'law',
  rights: 'own',
  'about-me': '',
  danger: 'safe',
};

function findLikelyRule({ reasons, notices }: ActionFormProps['about']): RuleName | '' {
  return getMostReportedRule([
    ...reasons,
    ...notices.map(({ why }) => ({ rule: NOTICE_RULES[why] })),
  ]);
}

/** The rule that most of these reports name; of ties, the first one; '' if none names a rule. */
export function getMostReportedRule(reasons: readonly { rule: RuleName | '' }[]): RuleName | '' {
  const named = reasons.flatMap(({ rule }) => rule || []);
  const countOf = (rule: RuleName) => named.filter((value) => value === rule).length;
  return named.reduce<RuleName | ''>(
    (most, rule) => (most === '' || countOf(rule) > countOf(most) ? rule : most),
    '',
  );
}

/** Repeats the request while the API responds 202, because some actions need several requests. */
async function sendUntilDone(body: object) {
  let response = await sendApi('POST', '/api/moderation/actions/', body);
  while (response.status === 202)
    response = await sendApi('POST', '/api/moderation/actions/', body);
  return response;
}

function describeLength(days: number): string {
  if (days === 0) return 'Permanently';
  return days === 1 ? '1 day' : `${days} days`;
}
