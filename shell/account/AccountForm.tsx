import type { Account } from '@desert/contract/account';
import type { PostedForm } from '@desert/contract/page';
import type { DemoAccount } from '@desert/contract/shell';
import { Button } from '@desert/kit';
import { Form, FormSummary, SubmitButton, TextField, useForm } from '@desert/kit/forms';
import { changeViewer, sendApi } from '@desert/kit/shell';
import type { MouseEvent } from 'react';
import { ACCOUNT_FORMS, type AccountFormName } from './accountForms.ts';

interface AccountFormProps {
  name: AccountFormName;
  /** Where to go on to without JavaScript: a path of this site, home where none is said. */
  next?: string;
  /** What the server said of it, where it was posted without JavaScript. */
  posted?: PostedForm | undefined;
  demo?: DemoAccount | undefined;
  /** Called when somebody is signed in. */
  onDone?: () => void;
}

/** Signs somebody in, by a log-in or a new account. */
export function AccountForm({ name, next = '/', posted, demo, onDone }: AccountFormProps) {
  const { title, waiting, schema, api, fields } = ACCOUNT_FORMS[name];
  const form = useForm({
    schema,
    send(values) {
      const { confirmPassword: _, ...sent } = values;
      return sendApi('POST', api, sent);
    },
    initialErrors: posted?.errors,
    onDone(body) {
      const { id, username } = body as Account;
      changeViewer({ id, username });
      onDone?.();
    },
  });
  return (
    <Form
      form={form}
      className="stack"
      method="post"
      action={`/${name}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`}
    >
      <FormSummary />
      {fields.map((field) => (
        <TextField key={field.name} {...field} defaultValue={posted?.values[field.name]?.[0]} />
      ))}
      <div className="row">
        <SubmitButton waiting={waiting} posts>
          {title}
        </SubmitButton>
        {name === 'login' && demo && <DemoButton demo={demo} />}
      </div>
    </Form>
  );
}

/** Fills the demo account into the form it stands in, and submits it. */
function DemoButton({ demo }: { demo: DemoAccount }) {
  function fillIn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form) return;
    for (const [name, value] of Object.entries(demo)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value as string;
    }
    form.requestSubmit();
  }
  return (
    <Button look="quiet" data-needs-script onClick={fillIn}>
      Demo User
    </Button>
  );
}
