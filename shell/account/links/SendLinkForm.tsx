import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { type FormOptions, type TextFieldProps, useAddress } from '@desert/kit/shell';
import { TextField } from '@desert/kit/shell/controls';
import { useState } from 'react';
import { useSite } from '../../sections/site.ts';

interface SendLinkFormProps<Values> extends Pick<FormOptions<Values>, 'schema' | 'send'> {
  /** The page's path. Without a script the form is posted to it, and the edge redirects to it with `?sent=1`. */
  action: string;
  field?: TextFieldProps;
  sent: string;
}

export function SendLinkForm<Values>({
  action,
  field,
  sent,
  schema,
  send,
}: SendLinkFormProps<Values>) {
  const { state, navigation } = useSite();
  const { search } = useAddress();
  const posted = navigation?.navigated ? undefined : state.form;
  const [isSent, setSent] = useState(new URLSearchParams(search).has('sent') && !posted);
  const form = useForm<Values>({
    schema,
    send(...input) {
      setSent(false);
      return send(...input);
    },
    initialErrors: posted?.errors,
    onDone: () => setSent(true),
  });
  return (
    <>
      <Form form={form} className="stack" method="post" action={action}>
        <FormSummary />
        {field && <TextField {...field} defaultValue={posted?.values[field.name]?.[0]} />}
        <div className="row">
          <SubmitButton waiting="Sending..." posts>
            Send link
          </SubmitButton>
        </div>
      </Form>
      <p role="status">{isSent && sent}</p>
    </>
  );
}
