import { GAMES_PATH } from '@desert/contract/history/attendance';
import { memberPath, SETTINGS_PATH } from '@desert/contract/members/members';
import { MAX_OPEN_CASES, MODERATION_PATH } from '@desert/contract/moderation/moderation-pages';
import { MESSAGES_PATH } from '@desert/contract/notifications/notifications';
import { findSection } from '@desert/contract/pages/routes';
import type { DemoAccount } from '@desert/contract/pages/shell';
import { SAVED_PATH } from '@desert/contract/records/saved';
import { Link, useNavigate, useViewer } from '@desert/kit';
import { interceptClick } from '@desert/kit/shell';
import { useSite } from '../../sections/site.ts';
import { openAccountModal } from '../sign-in/openAccountModal.ts';
import { useUnread } from '../UnreadBadge.tsx';
import { logOut } from './logOut.tsx';
import styles from './ProfileItems.later.module.css';

const WAYS_IN = [
  ['login', 'Log In'],
  ['signup', 'Sign Up'],
] as const;

const ITEM = `shaded rounded inherit undecorated ${styles.item}`;

export function ProfileItems({ demo }: { demo: DemoAccount | undefined }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { state } = useSite();
  const { unread, cases = 0 } = useUnread();
  const owner = findSection(state.sections, MESSAGES_PATH);
  const hasMessages = owner && !state.soon.includes(owner.name);
  if (!viewer) {
    return WAYS_IN.map(([name, title]) => (
      <a
        key={name}
        className={ITEM}
        href={`/${name}`}
        onClick={interceptClick(() => openAccountModal(name, demo))}
      >
        {title}
      </a>
    ));
  }

  return (
    <>
      <Link
        className={`${ITEM} semibold breakable ${styles.name}`}
        href={memberPath(viewer.username)}
      >
        <bdi>{viewer.username}</bdi>
        <span className="caption">View public profile</span>
      </Link>
      <Link className={ITEM} href="/user/profile">
        My Profile
      </Link>
      <Link className={ITEM} href={SETTINGS_PATH}>
        Account settings
      </Link>
      {hasMessages && (
        <Link className={ITEM} href={MESSAGES_PATH}>
          {unread > 0 ? `Messages (${unread})` : 'Messages'}
        </Link>
      )}
      <Link className={ITEM} href={SAVED_PATH}>
        Saved
      </Link>
      <Link className={ITEM} href={GAMES_PATH}>
        My games
      </Link>
      {viewer.role === 'moderator' && (
        <Link className={ITEM} href={MODERATION_PATH}>
          {cases > 0 ? `Moderation (${cases}${cases >= MAX_OPEN_CASES ? '+' : ''})` : 'Moderation'}
        </Link>
      )}
      <a
        className={ITEM}
        href="/api/auth/logout"
        onClick={interceptClick(() => void logOut(() => navigate('/')))}
      >
        Log Out
      </a>
    </>
  );
}
