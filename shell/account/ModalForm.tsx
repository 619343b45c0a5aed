import { Button } from '@desert/kit';
import { Form, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import type { ButtonLook, FormOptions, Modal, TextFieldProps } from '@desert/kit/shell';
import { TextField } from '@desert/kit/shell/controls';
import type { ReactNode } from 'react';

interface ModalFormProps<Values> extends Pick<FormOptions<Values>, 'schema' | 'send' | 'onDone'> {
  heading?: string;
  children?: ReactNode;
  fields?: TextFieldProps[];
  submit: string;
  waiting: string;
  look?: ButtonLook;
  cancel?: string;
  onCancel: () => void;
}

export function ModalForm<Values>(props: ModalFormProps<Values>) {
  const { heading, children, fields = [], submit, waiting, look = 'primary' } = props;
  const { cancel = 'Cancel', onCancel, schema, send, onDone } = props;
  const form = useForm({ schema, send, onDone });
  return (
    <Form form={form} className="stack" method="post">
      {heading && <h2>{heading}</h2>}
      {children}
      <FormSummary />
      {fields.map((field) => (
        <TextField key={field.name} {...field} />
      ))}
      <div className="row">
        <SubmitButton look={look} waiting={waiting}>
          {submit}
        </SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

type FormModalProps<Values> = Omit<ModalFormProps<Values>, 'heading' | 'submit' | 'onCancel'> & {
  title: string;
};

/** Creates a modal with a form. On success it closes before `onDone` is called. */
export function createFormModal<Values>({
  title,
  onDone,
  ...props
}: FormModalProps<Values>): Modal {
  return {
    label: title,
    content: (close) => (
      <ModalForm
        {...props}
        heading={title}
        submit={title}
        onCancel={close}
        onDone={(body) => {
          close();
          return onDone(body);
        }}
      />
    ),
  };
}
