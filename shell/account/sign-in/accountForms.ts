import { LogIn, SignUpForm } from '@desert/contract/accounts/account';
import type { FormOptions, TextFieldProps } from '@desert/kit/shell';
import { CURRENT_PASSWORD } from '../passwordFields.tsx';

export type AccountFormName = 'login' | 'signup';

interface AccountFormDeclaration {
  title: string;
  waiting: string;
  schema: FormOptions<Record<string, string | undefined>>['schema'];
  api: string;
  fields: TextFieldProps[];
  question: string;
  other: AccountFormName;
}

export const ACCOUNT_FORMS: Record<AccountFormName, AccountFormDeclaration> = {
  login: {
    title: 'Log In',
    waiting: 'Logging in...',
    schema: LogIn,
    api: '/api/auth/login',
    fields: [
      {
        label: 'Email',
        name: 'email',
        inputMode: 'email',
        // Browsers offer passkeys in this field, too.
        autoComplete: 'username webauthn',
        autoCapitalize: 'none',
        spellCheck: false,
        hint: 'You can also use your username',
      },
      CURRENT_PASSWORD,
    ],
    question: 'New here?',
    other: 'signup',
  },
  signup: {
    title: 'Sign Up',
    waiting: 'Signing up...',
    schema: SignUpForm,
    api: '/api/auth/signup',
    fields: [
      { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' },
      {
        label: 'Username',
        name: 'username',
        autoComplete: 'username',
        autoCapitalize: 'none',
        spellCheck: false,
        hint: 'Use letters, numbers, and . _ or -. Everyone can see your username.',
      },
    ],
    question: 'Already have an account?',
    other: 'login',
  },
};
