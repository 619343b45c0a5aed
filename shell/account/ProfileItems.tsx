import type { DemoAccount } from '@desert/contract/page';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { instead } from './instead.ts';
import { logOut } from './logOut.tsx';
import { openLogIn, openSignUp } from './modals.ts';
import styles from './ProfileItems.module.css';

/** What the profile menu holds: the way in for visitors, the account for those signed in. */
export function ProfileItems({ demo }: { demo: DemoAccount | undefined }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  if (!viewer) {
    return (
      <>
        <a className={styles.item} href="/login" onClick={instead(() => openLogIn(demo))}>
          Log In
        </a>
        <a className={styles.item} href="/signup" onClick={instead(() => openSignUp(demo))}>
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
        onClick={instead(() => void logOut(() => navigate('/')))}
      >
        Log Out
      </a>
    </>
  );
}
