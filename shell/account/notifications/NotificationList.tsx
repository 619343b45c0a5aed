import { type Notification, NOTIFICATIONS_PATH } from '@desert/contract/notifications';
import { Button, EmptyNote, Link, MoreLink, notify, usePagedList } from '@desert/kit';
import { LoadingText, SignInButton, TryAgain } from '@desert/kit/shell';
import { useEffect } from 'react';
import { useAnswer } from '../../src/useAnswer.ts';
import { useSiteAnswers } from '../../src/useSiteAnswers.ts';
import { markAllRead, markRead } from './marks.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './NotificationsPage.module.css';

interface NotificationListProps {
  /** The API address of the first page that is shown. */
  first: string;
  /** Whether there is a page before it. */
  older: boolean;
  onShown: () => void;
}

/** What the viewer was told, what happened last first. */
export function NotificationList({ first, older, onShown }: NotificationListProps) {
  const answers = useSiteAnswers();
  const { answer, retry } = useAnswer(first);
  const list = usePagedList<Notification>(first);
  const status = answer?.status;
  const isThere = status !== undefined;
  useEffect(() => {
    if (isThere) onShown();
  }, [isThere, onShown]);

  if (!isThere) return <LoadingText text="Loading your notifications..." part />;
  if (status === 401) {
    return (
      <div className="stack tight">
        <p>You are not signed in any more.</p>
        <SignInButton>Sign in</SignInButton>
      </div>
    );
  }
  const toNewest = <Link href={NOTIFICATIONS_PATH}>To the newest</Link>;
  if (status === 400) return <EmptyNote>There is no such page. {toNewest}</EmptyNote>;
  if (status !== 200) return <TryAgain label="Your notifications" onRetry={retry} />;
  const [newest] = list.records;
  const hasUnread = list.records.some(({ is_read }) => !is_read);

  async function readAll() {
    if (newest && !(await markAllRead(answers, newest))) notify('That did not get through');
  }

  return (
    <>
      {older && <p>{toNewest}</p>}
      {newest === undefined && (
        <EmptyNote>
          Nothing yet. When somebody comments on what you wrote, answers you or likes it, you find
          it here.
        </EmptyNote>
      )}
      {hasUnread && !older && (
        <div className="row" data-needs-script>
          <Button look="quiet" onClick={() => void readAll()}>
            Mark all as read
          </Button>
        </div>
      )}
      <ul className={styles.list} aria-label="Notifications">
        {list.records.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => void markRead(answers, notification)}
            />
          </li>
        ))}
      </ul>
      <MoreLink list={list}>Older notifications</MoreLink>
    </>
  );
}
