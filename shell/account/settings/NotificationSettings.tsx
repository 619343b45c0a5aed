import { SETTINGS_READS } from '@desert/contract/members/members';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings as Settings,
} from '@desert/contract/notifications/notifications';
import { showToast } from '@desert/kit';
import { errorText } from '@desert/kit/forms';
import { isGood, LoadingText, sendApi, TryAgain } from '@desert/kit/shell';
import { useSetting } from '../useSetting.ts';
import styles from './SettingsPage.module.css';

const LABELS: Record<NotificationKind, string> = {
  comment: 'Comments on my posts and memories',
  reply: 'Replies to my comments',
  mention: 'Mentions of my username',
  offer: 'Offers on my items, and responses to my offers',
  sale: 'Items reserved for me or sold to me, and questions about my own',
  message: 'Messages',
  like: 'Likes',
  saved: 'Updates to things I saved',
  follow: 'News on what I follow',
  moderation: 'Moderator actions on my account, my posts, and my reports',
};

export function NotificationSettings() {
  const { value: settings, reload, change } = useSetting<Settings>(SETTINGS_READS.notifications);

  async function choose(kind: NotificationKind, wanted: boolean) {
    const set = (isWanted: boolean) => change((known) => ({ ...known, [kind]: isWanted }));
    set(wanted);
    const response = await sendApi('PUT', SETTINGS_READS.notifications, { [kind]: wanted });
    if (isGood(response)) return;
    set(!wanted);
    showToast(errorText(response));
  }

  if (settings === undefined)
    return <LoadingText text="Loading your notification settings..." part />;
  if (settings === null) return <TryAgain label="Notification settings" onRetry={reload} />;
  return (
    <fieldset data-needs-script>
      <legend className="visually-hidden">Notification settings</legend>
      <div className="stack gap-0">
        {NOTIFICATION_KINDS.map((kind) => (
          <label key={kind} className={`target tight regular flex ${styles.kind}`}>
            <input
              type="checkbox"
              checked={settings[kind]}
              onChange={({ target }) => void choose(kind, target.checked)}
            />
            {LABELS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
