import { SETTINGS_PATH } from '@desert/contract/members';
import { Link } from '../Link.tsx';
import { useViewer } from '../session.ts';
import styles from './fields.module.css';

/** Tells a member whose email has to be confirmed first, before they fill in a form that they cannot send. */
export function ConfirmFirst() {
  if (useViewer()?.unconfirmed_may !== 'read') return null;
  return (
    <p className={styles.confirmFirst}>
      Confirm your email first. Open the link we sent you, or get a new one in your{' '}
      <Link href={SETTINGS_PATH}>account settings</Link>.
    </p>
  );
}
