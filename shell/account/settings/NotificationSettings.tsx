import { SETTINGS_READS } from '@desert/contract/members/members';
import {
  NOTIFICATION_SETTINGS,
  type NotificationSetting,
  type NotificationSettings as Settings,
} from '@desert/contract/notifications/notifications';
import { showToast } from '@desert/kit';
import { formatResponseErrors } from '@desert/kit/forms';
import { isGood, LoadingText, sendApi, TryAgain } from '@desert/kit/shell';
import { useSetting } from '../useSetting.ts';
import styles from './SettingsPage.module.css';

type Name = NotificationSetting | 'digest';

const NAMES: Name[] = [...NOTIFICATION_SETTINGS, 'digest'];

const LABELS: Record<Name, string> = {
  comment: 'Comments on my posts and memories',
  reply: 'Replies to my comments',
  mention: 'Mentions of my username',
  offer: 'Offers on my items, and responses to my offers',
  sale: 'Items reserved for me or sold to me, ratings, and questions about my own items',
  message: 'Messages',
  like: 'Likes',
  saved: 'Updates to things I saved',
  follow: 'News on what I follow',
  moderation: 'Moderator actions on my account, my posts, and my reports',
  mail: 'Email me about messages, offers, and replies',
  digest: 'Email me once a week: what I follow, and this week in team history',
};

export function NotificationSettingsForm() {
  const { value: settings, reload, change } = useSetting<Settings>(SETTINGS_READS.notifications);

  async function choose(name: Name, wanted: boolean) {
    const set = (isWanted: boolean) => change((settings) => ({ ...settings, [name]: isWanted }));
    set(wanted);
    const response = await sendApi('PUT', SETTINGS_READS.notifications, { [name]: wanted });
    if (isGood(response)) return;
    set(!wanted);
    showToast(formatResponseErrors(response));
  }

  if (settings === undefined)
    return <LoadingText text="Loading your notification settings..." part />;
  if (settings === null) return <TryAgain label="Notification settings" onRetry={reload} />;
  return (
    <fieldset data-needs-script>
      <legend className="visually-hidden">Notification settings</legend>
      <div className="stack gap-1">
        {NAMES.map((name) => (
          <label key={name} className={`target tight regular flex ${styles.kind}`}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={({ target }) => void choose(name, target.checked)}
            />
            {LABELS[name]}
          </label>
        ))}
      </div>
      {settings.bounced && !settings.mail && (
        <p>
          An email to you came back, so we stopped. Check your address, then turn emails on again.
        </p>
      )}
    </fieldset>
  );
}
