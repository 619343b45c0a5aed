import type { DemoAccount } from '@desert/contract/shell';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { interceptClick } from './interceptClick.ts';
import { logOut } from './logOut.tsx';
import { openAccountModal } from './openAccountModal.ts';
import styles from './ProfileItems.module.css';

/** The forms of the account, whose code is not there yet. */
const WAYS_IN = [
  ['login', 'Log In'],
  ['signup', 'Sign Up'],
] as const;

/** What the profile menu holds: the way in for visitors, the account for those signed in. */
export function ProfileItems({ demo }: { demo: DemoAccount | undefined }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  if (!viewer) {
    return WAYS_IN.map(([name, title]) => (
      <a
        key={name}
        className={styles.item}
        href={`/${name}`}
        onClick={interceptClick(() => openAccountModal(name, demo))}
      >
        {title}
      </a>
    ));
  }

  return (
    <>
      <p className={styles.name}>{viewer.username}</p>
      <Link className={styles.item} href="/user/profile">
        My Profile
      </Link>
      <a
        className={styles.item}
        href="/api/auth/logout"
        onClick={interceptClick(() => void logOut(() => navigate('/')))}
      >
        Log Out
      </a>
    </>
  );
}
