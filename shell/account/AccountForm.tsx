import type { Account } from '@desert/contract/account';
import type { DemoAccount, PostedForm } from '@desert/contract/page';
import type { Viewer } from '@desert/contract/session';
import { Form, type FormOptions, FormSummary, SubmitButton, useForm } from '@desert/kit/forms';
import { changeViewer } from '@desert/kit/shell';
import type { ReactNode } from 'react';
import styles from './AccountForm.module.css';

export interface AccountFormProps {
  /** Where to go on to without JavaScript: a path of this site. */
  next: string;
  /** What the server said of it, where it was posted without JavaScript. */
  posted?: PostedForm | undefined;
  demo?: DemoAccount | undefined;
  /** Called when somebody is signed in. */
  onDone: (viewer: Viewer) => void;
}

interface SpecificProps<Values>
  extends Omit<AccountFormProps, 'demo'>, Pick<FormOptions<Values>, 'schema' | 'send'> {
  /** The page's own address: where the form is posted to without JavaScript. */
  action: string;
  submitText: string;
  waitingText: string;
  /** What stands beside the button. */
  extra?: ReactNode;
  children: ReactNode;
}

/** What signing up and logging in have in common. */
export function AccountForm<Values>(props: SpecificProps<Values>) {
  const { action, next, posted, submitText, waitingText, extra, onDone, children } = props;
  const form = useForm({
    schema: props.schema,
    send: props.send,
    initialErrors: posted?.errors,
    onDone(body) {
      const { id, username } = body as Account;
      changeViewer({ id, username });
      onDone({ id, username });
    },
  });
  return (
    <Form
      form={form}
      className={styles.form}
      method="post"
      action={next === '/' ? action : `${action}?next=${encodeURIComponent(next)}`}
    >
      <FormSummary />
      {children}
      <div className="row">
        <SubmitButton waiting={waitingText} posts>
          {submitText}
        </SubmitButton>
        {extra}
      </div>
    </Form>
  );
}
