import type { DemoAccount } from '@desert/contract/page';
import type { Modal } from '@desert/kit/shell';
import { instead } from './instead.ts';
import { LogInForm } from './LogInForm.tsx';
import { openLogIn, openSignUp } from './modals.ts';
import { SignUpForm } from './SignUpForm.tsx';
import styles from './AccountForm.module.css';

/** The address of this page, for forms posted without JavaScript. */
const here = () => window.location.pathname + window.location.search;

export function logInModal(demo: DemoAccount | undefined): Modal {
  return {
    label: 'Log In',
    content: (close) => (
      <div className={styles.form}>
        <h2>Log In</h2>
        <LogInForm next={here()} demo={demo} onDone={close} />
        <p>
          New here?{' '}
          <a href="/signup" onClick={instead(() => openSignUp(demo))}>
            Sign Up
          </a>
        </p>
      </div>
    ),
  };
}

export function signUpModal(demo: DemoAccount | undefined): Modal {
  return {
    label: 'Sign Up',
    content: (close) => (
      <div className={styles.form}>
        <h2>Sign Up</h2>
        <SignUpForm next={here()} onDone={close} />
        <p>
          You have an account?{' '}
          <a href="/login" onClick={instead(() => openLogIn(demo))}>
            Log In
          </a>
        </p>
      </div>
    ),
  };
}
