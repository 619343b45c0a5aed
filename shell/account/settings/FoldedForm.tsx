import { useViewer } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import type { FormOptions, TextFieldProps } from '@desert/kit/shell';
import { TextField } from '@desert/kit/shell/controls';
import { type ReactNode, useRef } from 'react';
import { UsernameField } from '../passwordFields.tsx';

interface FoldedFormProps<Values> extends Pick<FormOptions<Values>, 'schema' | 'send'> {
  title: string;
  waiting: string;
  fields: TextFieldProps[];
  children?: ReactNode;
  onDone: (body: unknown) => void;
}

/** A form in a `<details>`, which is reset and closed after saving. */
export function FoldedForm<Values>(props: FoldedFormProps<Values>) {
  const { title, waiting, fields, schema, send } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema,
    send,
    onDone(body) {
      element.current?.reset();
      if (details.current) details.current.open = false;
      // The focused button is hidden.
      details.current?.querySelector('summary')?.focus({ preventScroll: true });
      props.onDone(body);
    },
  });
  return (
    <details ref={details} data-needs-script>
      <summary>{title}</summary>
      {/* With GET, a submission before hydration would put a password into the address. */}
      <Form ref={element} form={form} className="stack" method="post">
        <FormSummary />
        <UsernameField username={useViewer()?.username} />
        {fields.map((field) => (
          <TextField key={field.name} {...field} />
        ))}
        {props.children}
        <div className="row">
          <SubmitButton waiting={waiting}>{title}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}
