import { LogIn } from '@desert/contract/account';
import { sendApi } from '@desert/kit';
import { TextField } from '@desert/kit/forms';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { DemoButton } from './DemoButton.tsx';

const FIELDS = ['email', 'password'];

/** Logs somebody in; on its page and in the modal alike. */
export function LogInForm({ demo, ...props }: AccountFormProps) {
  return (
    <AccountForm
      {...props}
      action="/login"
      fields={FIELDS}
      schema={LogIn}
      send={(values) => sendApi('POST', '/api/auth/login', values)}
      submitText="Log In"
      waitingText="Logging in..."
      extra={demo && <DemoButton demo={demo} />}
    >
      {(errors) => (
        <>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={props.posted?.values['email']}
            error={errors['email']}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors['password']}
          />
        </>
      )}
    </AccountForm>
  );
}
