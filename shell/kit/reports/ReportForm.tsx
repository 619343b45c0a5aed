import type { ReportedKind } from '@desert/contract/moderation';
import { ReportForm as Schema } from '@desert/contract/moderation-input';
import { RULES_PATH } from '@desert/contract/moderation-pages';
import { sendApi } from '../api.ts';
import { ConfirmFirst } from '../form/ConfirmFirst.tsx';
import { Form } from '../form/Form.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useForm } from '../form/useForm.ts';
import { notify } from '../toast/store.ts';
import { useReported } from './reported.ts';
import fields from '../form/fields.module.css';

export interface ReportFormProps {
  /** What is reported. */
  kind: ReportedKind;
  id: number;
  /** Closes the modal that it is in. */
  close: () => void;
}

/** Tells the moderators what is wrong with something. */
export function ReportForm({ kind, id, close }: ReportFormProps) {
  const [isReported, noteReported] = useReported({ kind, id });
  const form = useForm({
    schema: Schema,
    send: ({ reason }) => sendApi('POST', '/api/reports/new/', { kind, id, reason }),
    onDone() {
      close();
      noteReported();
      notify('Thanks for your report. A moderator will review it.');
    },
  });
  return (
    <Form form={form} className={`stack ${fields.form}`}>
      <h2>Report</h2>
      <p>
        A moderator will review it and let you know the outcome. Only moderators can see that it was
        you. See the <a href={RULES_PATH}>house rules</a>.
      </p>
      {isReported && <p>You’ve already reported this. A new report replaces your reason.</p>}
      <ConfirmFirst />
      <FormSummary />
      <TextArea label="What’s wrong?" name="reason" rows={4} />
      <SubmitButton waiting="Sending...">Send report</SubmitButton>
    </Form>
  );
}
