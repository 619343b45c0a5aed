import { NOTIFICATIONS_PATH, MAX_UNREAD } from '@desert/contract/notifications/notifications';
import { Link } from '@desert/kit';
import BellIcon from 'lucide-react/icons/bell';
import { useUnread } from '../UnreadBadge.tsx';
import styles from '../UnreadBadge.module.css';

export function Bell() {
  const { notifications = 0 } = useUnread();
  return (
    <Link href={NOTIFICATIONS_PATH} className={`round positioned inherit ${styles.bell}`}>
      <BellIcon size="1.5rem" aria-hidden="true" />
      <span className="visually-hidden">Notifications</span>
      {notifications > 0 && (
        <span className={styles.badge}>
          {notifications >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : notifications}
          <span className="visually-hidden"> unread</span>
        </span>
      )}
    </Link>
  );
}
