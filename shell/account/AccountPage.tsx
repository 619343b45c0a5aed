import { safeNext } from '@desert/contract/next';
import type { PageState } from '@desert/contract/page';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { useAddress } from '@desert/kit/shell';
import { useEffect } from 'react';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import styles from './AccountForm.module.css';

/** The pages `/login` and `/signup`. Whoever is signed in is sent on. */
export function AccountPage({ state }: { state: PageState }) {
  const { path, search } = useAddress();
  const query = new URLSearchParams(search);
  const next = safeNext(query.get('next'));
  const viewer = useViewer();
  const navigate = useNavigate();
  useEffect(() => {
    if (viewer) navigate(next, { replace: true });
  }, [viewer, next, navigate]);

  const props = { next, posted: state.form, demo: state.demo, onDone() {} };
  const keep = query.has('next') ? `?next=${encodeURIComponent(next)}` : '';
  const signsUp = path.startsWith('/signup');
  return (
    <div className={styles.page}>
      <h1>{signsUp ? 'Sign Up' : 'Log In'}</h1>
      {query.has('next') && (
        <p>You need an account for that. {signsUp ? 'Sign up' : 'Log in'} to continue.</p>
      )}
      {signsUp ? <SignUpForm {...props} /> : <LogInForm {...props} />}
      <p>
        {signsUp ? 'You have an account? ' : 'New here? '}
        <Link href={(signsUp ? '/login' : '/signup') + keep}>{signsUp ? 'Log In' : 'Sign Up'}</Link>
      </p>
    </div>
  );
}
