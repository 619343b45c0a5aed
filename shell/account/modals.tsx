import type { DemoAccount } from '@desert/contract/page';
import { closeModal, openModal } from '@desert/kit';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import styles from './AccountForm.module.css';

/** The address of this page, for forms posted without JavaScript. */
const here = () => window.location.pathname + window.location.search;

export function openLogIn(demo: DemoAccount | undefined): void {
  openModal({
    label: 'Log In',
    content: (
      <div className={styles.form}>
        <h2>Log In</h2>
        <LogInForm next={here()} demo={demo} onDone={closeModal} />
        <p>
          New here?{' '}
          <a href="/signup" onClick={instead(() => openSignUp(demo))}>
            Sign Up
          </a>
        </p>
      </div>
    ),
  });
}

export function openSignUp(demo: DemoAccount | undefined): void {
  openModal({
    label: 'Sign Up',
    content: (
      <div className={styles.form}>
        <h2>Sign Up</h2>
        <SignUpForm next={here()} onDone={closeModal} />
        <p>
          You have an account?{' '}
          <a href="/login" onClick={instead(() => openLogIn(demo))}>
            Log In
          </a>
        </p>
      </div>
    ),
  });
}

/** Does something in the page where a click would have followed a link; not where a new tab was asked for. */
export function instead(act: () => void) {
  return (event: {
    metaKey: boolean;
    ctrlKey: boolean;
    shiftKey: boolean;
    preventDefault(): void;
  }) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
