import { LogIn, SignUpForm } from '@desert/contract/account';
import type { FormOptions, TextFieldProps } from '@desert/kit/forms';
import { CURRENT_PASSWORD, newPasswordFields } from './passwordFields.ts';

/** By the paths of their pages, without the slash. */
export type AccountFormName = 'login' | 'signup';

interface AccountFormDeclaration {
  /** Heads it, and is what its button says. */
  title: string;
  /** What the button says while it is sent. */
  waiting: string;
  schema: FormOptions<Record<string, string | undefined>>['schema'];
  /** The address that it is sent to. */
  api: string;
  fields: TextFieldProps[];
  /** Leads to the other form. */
  question: string;
  other: AccountFormName;
}

/** The forms that sign somebody in: on their pages and in modals alike. */
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
        autoComplete: 'username',
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
      ...newPasswordFields('Password'),
    ],
    question: 'Already have an account?',
    other: 'login',
  },
};
