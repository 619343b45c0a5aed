import { SETTINGS_PATH } from '@desert/contract/members/members';
import { Link } from '../app/Link.tsx';
import { useViewer } from '../app/session.ts';

/** Says what a new member has to wait for or do before they fill in a form that the API would reject. */
export function ConfirmFirst() {
  const viewer = useViewer();
  if (viewer?.awaits_approval)
    return (
      <p className="note">
        A moderator has to approve your account first. Until then you can read, like, and save.
      </p>
    );
  if (viewer?.unconfirmed_may !== 'read') return null;
  return (
    <p className="note">
      Confirm your email first. Open the link we sent you, or get a new one in your{' '}
      <Link href={SETTINGS_PATH}>account settings</Link>.
    </p>
  );
}
