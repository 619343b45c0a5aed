import { SETTINGS_PATH } from '@desert/contract/members/members';
import { Link } from '../app/Link.tsx';
import { useViewer } from '../app/session.ts';

/** Asks an unconfirmed member to confirm their email before they fill in a form that the API would reject. */
export function ConfirmFirst() {
  if (useViewer()?.unconfirmed_may !== 'read') return null;
  return (
    <p className="note">
      Confirm your email first. Open the link we sent you, or get a new one in your{' '}
      <Link href={SETTINGS_PATH}>account settings</Link>.
    </p>
  );
}
