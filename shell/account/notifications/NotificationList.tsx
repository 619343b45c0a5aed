import {
  type Notification,
  NOTIFICATIONS_PATH,
} from '@desert/contract/notifications/notifications';
import { Button, EmptyNote, Link, MoreLink, usePagedList } from '@desert/kit';
import { notifyFailure } from '@desert/kit/shell';
import { useSiteCache } from '../../sections/site.ts';
import { OwnList } from '../OwnList.tsx';
import { showAllRead, showRead } from './marks.ts';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationListProps {
  first: string;
  older: boolean;
  onShown: () => void;
}

export function NotificationList({ first, older, onShown }: NotificationListProps) {
  const cache = useSiteCache();
  const list = usePagedList<Notification>(first);
  const toNewest = <Link href={NOTIFICATIONS_PATH}>Back to newest</Link>;
  const [newest] = list.records;
  const hasUnread = list.records.some(({ is_read }) => !is_read);

  async function readAll() {
    if (newest && !(await showAllRead(cache, newest))) notifyFailure();
  }

  return (
    <OwnList address={first} what="your notifications" toBeginning={toNewest} onShown={onShown}>
      {older && <p>{toNewest}</p>}
      {newest === undefined && (
        <EmptyNote>
          Nothing yet. We’ll let you know here when someone comments on your posts, replies to you,
          or likes what you shared.
        </EmptyNote>
      )}
      {hasUnread && !older && (
        <div className="row" data-needs-script>
          <Button look="quiet" onClick={() => void readAll()}>
            Mark all as read
          </Button>
        </div>
      )}
      <ul className="optional stack gap-2" aria-label="Notifications">
        {list.records.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => void showRead(cache, notification)}
            />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>Older notifications</MoreLink>
    </OwnList>
  );
}
