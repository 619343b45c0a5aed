import { safeRedirectPath } from '@desert/contract/pages/routes';
import { Link, useViewer } from '@desert/kit';
import { useAddress, useRedirect } from '@desert/kit/shell';
import { useSite } from '../../sections/site.ts';
import { AccountForm } from './AccountForm.tsx';
import { ACCOUNT_FORMS } from './accountForms.ts';
import styles from './AccountPage.module.css';

export function AccountPage() {
  const { state, navigation } = useSite();
  const { path, search } = useAddress();
  const query = new URLSearchParams(search);
  const next = safeRedirectPath(query.get('next'));
  const viewer = useViewer();
  useRedirect(viewer ? next : undefined);

  const nextQuery = query.has('next') ? `?next=${encodeURIComponent(next)}` : '';
  const name = path.startsWith('/signup') ? 'signup' : 'login';
  const { title, question, other } = ACCOUNT_FORMS[name];
  const posted = navigation?.navigated ? undefined : state.form;
  const nextStep = `${name === 'signup' ? 'Sign up' : 'Log in'} to continue.`;
  const needsAccount = query.has('next')
    ? `You need an account to do that. ${nextStep}`
    : undefined;
  // After a rejected log-in, the form shows the suspension as its error.
  const isSaid = state.suspension !== undefined && posted?.errors['message'] === state.suspension;
  const why = isSaid ? undefined : (state.suspension ?? needsAccount);
  return (
    <div className={`form-card stack ${styles.page}`}>
      <h1>{title}</h1>
      {why && <p>{why}</p>}
      <AccountForm
        key={name}
        name={name}
        next={next}
        posted={posted}
        demo={state.demo}
        suspended={state.suspension !== undefined}
      />
      <p>
        {question} <Link href={`/${other}${nextQuery}`}>{ACCOUNT_FORMS[other].title}</Link>
      </p>
    </div>
  );
}
