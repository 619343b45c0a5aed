import { SETTINGS_PATH } from '@desert/contract/members/members';
import { NOTIFICATIONS_READ } from '@desert/contract/notifications/notifications';
import { expandTemplate } from '@desert/contract/pages/routes';
import { Link, useViewer } from '@desert/kit';
import { ApiCacheContext, useAddress, useRequireSignIn } from '@desert/kit/shell';
import type { ShellPageProps } from '../../sections/shellPageTypes.ts';
import { useSiteCache } from '../../sections/site.ts';
import { NotificationList } from './NotificationList.tsx';

export function NotificationsPage({ onShown }: ShellPageProps) {
  const viewer = useViewer();
  const cache = useSiteCache();
  const { search } = useAddress();
  useRequireSignIn(viewer === null);
  if (!viewer) return null;
  const first = expandTemplate(NOTIFICATIONS_READ, {}, search);
  return (
    <ApiCacheContext value={cache}>
      <div className="stack gap-5 middle narrow">
        <header className="row spread">
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
    </ApiCacheContext>
  );
}
