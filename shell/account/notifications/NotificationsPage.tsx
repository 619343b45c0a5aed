import { SETTINGS_PATH } from '@desert/contract/members';
import { NOTIFICATIONS_READ } from '@desert/contract/notifications';
import { expandTemplate } from '@desert/contract/routes';
import { Link, useViewer } from '@desert/kit';
import { AnswersContext, useAddress, useRequireSignIn } from '@desert/kit/shell';
import type { ShellPageProps } from '../../src/shellPageTypes.ts';
import { useSiteAnswers } from '../../src/useSiteAnswers.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';

export function NotificationsPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const answers = useSiteAnswers();
  const { search } = useAddress();
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  const first = expandTemplate(NOTIFICATIONS_READ, {}, search);
  return (
    <AnswersContext value={answers}>
      <div className={`stack ${styles.page}`}>
        <header className={`row ${styles.header}`}>
          <h1>Notifications</h1>
          <Link className="target" href={`${SETTINGS_PATH}#notifications`}>
            Notification settings
          </Link>
        </header>
        <NotificationList
          key={first}
          first={first}
          older={new URLSearchParams(search).has('cursor')}
          onShown={onShown}
        />
      </div>
    </AnswersContext>
  );
}
