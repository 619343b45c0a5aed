import type { ComponentType } from 'react';
import type { AccountFormProps } from './AccountForm.tsx';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** By the paths of their pages, without the slash. */
export type AccountFormName = 'login' | 'signup';

interface AccountFormWords {
  title: string;
  Form: ComponentType<AccountFormProps>;
  /** Leads to the other form. */
  question: string;
  other: AccountFormName;
}

/** The forms that sign somebody in: on their pages and in modals alike. */
export const ACCOUNT_FORMS: Record<AccountFormName, AccountFormWords> = {
  login: { title: 'Log In', Form: LogInForm, question: 'New here?', other: 'signup' },
  signup: { title: 'Sign Up', Form: SignUpForm, question: 'You have an account?', other: 'login' },
};
