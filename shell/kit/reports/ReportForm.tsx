import { REPORT_ANSWERS, type ReportedKind } from '@desert/contract/moderation/moderation';
import { ReportFormSchema as Schema } from '@desert/contract/moderation/moderation-input';
import { RULES_PATH } from '@desert/contract/moderation/moderation-pages';
import { useContext, useId } from 'react';
import { sendApi } from '../app/api.ts';
import { ConfirmFirst } from '../form/ConfirmFirst.tsx';
import { Form, FormContext } from '../form/Form.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { getSubjectNoun } from '../moderation/subjects.ts';
import { showToast } from '../toast/store.ts';
import { useReported } from './reported.ts';
import fields from '../form/fields.module.css';

export interface ReportFormProps {
  kind: ReportedKind;
  id: number;
  close: () => void;
}

export function ReportForm({ kind, id, close }: ReportFormProps) {
  const [isReported, noteReported] = useReported({ kind, id });
  const form = useForm({
    schema: Schema,
    send: (report) => sendApi('POST', '/api/reports/new/', { kind, id, ...report }),
    onDone() {
      close();
      noteReported();
      showToast('Thanks for your report. A moderator will review it.');
    },
  });
  return (
    <Form form={form} className={`stack justify-start ${fields.form}`}>
      <h2>Report this {getSubjectNoun(kind)}</h2>
      <p>
        A moderator will review it and let you know the outcome. Only moderators can see that it was
        you. See the <a href={RULES_PATH}>house rules</a>.
      </p>
      {isReported && <p>You’ve already reported this. A new report replaces it.</p>}
      <ConfirmFirst />
      <FormSummary />
      <RuleField subject={getSubjectNoun(kind)} />
      <TextArea
        label="Details"
        name="reason"
        rows={3}
        hint="Optional, unless you choose “It’s something else.”"
      />
      <SubmitButton waiting="Sending...">Send report</SubmitButton>
    </Form>
  );
}

function RuleField({ subject }: { subject: string }) {
  const wrong = useContext(FormContext).errors['rule'];
  const error = useId();
  return (
    <fieldset aria-describedby={wrong && error}>
      <legend className={`semibold ${fields.question}`}>What’s wrong with this {subject}?</legend>
      {[...Object.entries(REPORT_ANSWERS), ['', 'It’s something else'] as const].map(
        ([name, text]) => (
          <label key={name} className={`row ${fields.radio}`}>
            <input type="radio" name="rule" value={name} />
            {text}
          </label>
        ),
      )}
      {wrong && (
        <p id={error} className="text-small semibold accent">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
