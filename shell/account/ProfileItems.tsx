import type { DemoAccount } from '@desert/contract/page';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { interceptClick } from './interceptClick.ts';
import { logOut } from './logOut.tsx';
import { openAccountModal } from './openAccountModal.ts';
import styles from './ProfileItems.module.css';

/** What the profile menu holds: the way in for visitors, the account for those signed in. */
export function ProfileItems({ demo }: { demo: DemoAccount | undefined }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  if (!viewer) {
    return (
      <>
        <a
          className={styles.item}
          href="/login"
          onClick={interceptClick(() => openAccountModal('login', demo))}
        >
          Log In
        </a>
        <a
          className={styles.item}
          href="/signup"
          onClick={interceptClick(() => openAccountModal('signup', demo))}
        >
          Sign Up
        </a>
      </>
    );
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
