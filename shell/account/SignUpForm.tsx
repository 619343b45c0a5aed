import { SignUpForm as Schema } from '@desert/contract/account';
import { TextField } from '@desert/kit/forms';
import { sendApi } from '@desert/kit/shell';
import { AccountForm, type AccountFormProps } from './AccountForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Makes an account; on its page and in the modal alike. */
export function SignUpForm(props: AccountFormProps) {
  return (
    <AccountForm
      {...props}
      action="/signup"
      schema={Schema}
      send={({ email, username, password }) =>
        sendApi('POST', '/api/auth/signup', { email, username, password })
      }
      submitText="Sign Up"
      waitingText="Signing up..."
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={props.posted?.values['email']}
      />
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={props.posted?.values['username']}
        hint="Letters, digits, and the signs _ . - Everybody sees it."
      />
      <NewPasswordFields label="Password" />
    </AccountForm>
  );
}
