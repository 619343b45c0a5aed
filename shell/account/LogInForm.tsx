import { LogIn, type LogInInput } from '@desert/contract/account';
import { problemsOf } from '@desert/contract/problems';
import { sendApi } from '@desert/kit';
import { TextField } from '@desert/kit/forms';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { DemoButton } from './DemoButton.tsx';

const FIELDS = ['email', 'password'];

/** Logs somebody in; on its page and in the modal alike. */
export function LogInForm({ demo, ...props }: AccountFormProps) {
  return (
    <AccountForm<LogInInput>
      {...props}
      action="/login"
      fields={FIELDS}
      check={(values) => problemsOf(LogIn, values)}
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
