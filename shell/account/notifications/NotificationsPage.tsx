import { NOTIFICATIONS_READ } from '@desert/contract/notifications';
import { expandTemplate } from '@desert/contract/routes';
import { useViewer } from '@desert/kit';
import { AnswersContext, useAddress, useRequireSignIn } from '@desert/kit/shell';
import { useState } from 'react';
import type { ShellPageProps } from '../../src/shellPages.ts';
import { useSiteAnswers } from '../../src/useSiteAnswers.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import styles from './NotificationsPage.module.css';

/** What somebody was told. */
export function NotificationsPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const answers = useSiteAnswers();
  const { search } = useAddress();
  const [isOpen, setOpen] = useState(false);
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  const first = expandTemplate(NOTIFICATIONS_READ, {}, search);
  return (
    <AnswersContext value={answers}>
      <div className={`stack ${styles.page}`}>
        <h1>Notifications</h1>
        <NotificationList
          key={first}
          first={first}
          older={new URLSearchParams(search).has('cursor')}
          onShown={onShown}
        />
        <details data-needs-script onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Notification settings</summary>
          {isOpen && <NotificationSettings />}
        </details>
      </div>
    </AnswersContext>
  );
}
