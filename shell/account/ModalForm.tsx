import type { Answer } from '@desert/contract/page';
import { Button, type ButtonLook } from '@desert/kit';
import {
  Form,
  type FormOptions,
  FormSummary,
  SubmitButton,
  TextField,
  type TextFieldProps,
  useForm,
} from '@desert/kit/forms';
import type { Modal } from '@desert/kit/shell';
import type { ReactNode } from 'react';

interface FormModalProps<Values> {
  /** Heads it, and is what its button says. */
  title: string;
  waiting: string;
  look?: ButtonLook;
  /** What it means, above the fields. */
  children?: ReactNode;
  fields: TextFieldProps[];
  schema: FormOptions<Values>['schema'];
  send: (values: Values) => Promise<Answer>;
  /** Called with the answer, when the modal is closed. */
  onDone: (body: unknown) => void;
}

/** A small form as a modal. */
export function formModal<Values>(props: FormModalProps<Values>): Modal {
  return {
    label: props.title,
    content: (close) => <FormModal {...props} close={close} />,
  };
}

function FormModal<Values>(props: FormModalProps<Values> & { close: () => void }) {
  const { title, waiting, look = 'primary', children, fields, schema, send, close } = props;
  const form = useForm({
    schema,
    send,
    onDone(body) {
      close();
      props.onDone(body);
    },
  });
  return (
    <Form form={form} className="stack" method="post">
      <h2>{title}</h2>
      {children}
      <FormSummary />
      {fields.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      <div className="row">
        <SubmitButton look={look} waiting={waiting}>
          {title}
        </SubmitButton>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
