import { PERMANENT_UNTIL_MS } from '@desert/contract/moderation/moderation';
import { DECISIONS_PATH } from '@desert/contract/moderation/moderation-pages';
import type { Notification } from '@desert/contract/notifications/notifications';
import { findRule, toWords } from '@desert/contract/notifications/texts';
import { Link, Time } from '@desert/kit';
import { Reason } from '../../moderation/Reason.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import styles from './NotificationsPage.module.css';

interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { kind, title, path, at, is_read, detail } = notification;
  const { who, before, after } = toWords(notification);
  const rule = findRule(notification);
  const { reason, until } = detail;
  return (
    <article
      className={
        is_read
          ? `stack positioned tight pad-3-4 ${styles.item}`
          : `stack positioned tight pad-3-4 ${styles.item} ${styles.unread}`
      }
    >
      <span className="accent">
        <NotificationIcon kind={kind} />
      </span>
      <div className="stack tight">
        <p className={`breakable ${styles.words}`} dir="auto">
          <Link href={path} className="quiet-link stretched" onClick={onOpen}>
            {who && <bdi>{who}</bdi>} {before} {title && <b dir="auto">{`“${title}”`}</b>} {after}
          </Link>
        </p>
        {kind === 'moderation' && (
          <>
            {rule && <p>House rule: {rule}</p>}
            {reason && <Reason text={String(reason)} />}
            {typeof until === 'number' && <Until until={until} />}
            {path.startsWith(`${DECISIONS_PATH}#`) && (
              <p>Disagree? Open this to ask another moderator.</p>
            )}
          </>
        )}
        <p className="caption">
          <Time iso={at} />
          {!is_read && ' · New'}
        </p>
      </div>
    </article>
  );
}

function Until({ until }: { until: number }) {
  if (until >= PERMANENT_UNTIL_MS) return <p>Permanent.</p>;
  return (
    <p>
      Until <Time iso={new Date(until).toISOString()} />.
    </p>
  );
}
