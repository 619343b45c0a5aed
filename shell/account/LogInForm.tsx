import { LogIn } from '@desert/contract/account';
import { TextField } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { DemoButton } from './DemoButton.tsx';

/** Logs somebody in; on its page and in the modal alike. */
export function LogInForm({ demo, ...props }: AccountFormProps) {
  return (
    <AccountForm
      {...props}
      action="/login"
      schema={LogIn}
      send={(values) => sendApi('POST', '/api/auth/login', values)}
      submitText="Log In"
      waitingText="Logging in..."
      extra={demo && <DemoButton demo={demo} />}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={props.posted?.values['email']}
      />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" />
    </AccountForm>
  );
}
