import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  NOTIFICATIONS_LIST,
  type NotificationSettings as Settings,
} from '@desert/contract/notifications';
import { isGood, notify } from '@desert/kit';
import { errorText } from '@desert/kit/forms';
import { readApi, sendApi, TryAgain } from '@desert/kit/shell';
import { useEffect, useState } from 'react';
import styles from './NotificationSettings.module.css';

const ADDRESS = `${NOTIFICATIONS_LIST}settings/`;

const LABELS: Record<NotificationKind, string> = {
  comment: 'Comments on my posts and memories',
  answer: 'Replies to my comments',
  mention: 'Mentions of my username',
  offer: 'Offers on my items, and responses to my offers',
  sale: 'Items reserved for me or sold to me',
  message: 'Messages',
  like: 'Likes',
  saved: 'Updates to things I saved',
  moderation: 'Moderator actions on my account, my posts, and my reports',
};

/** Of what somebody wants to be told: each is stored as soon as it is changed. */
export function NotificationSettings() {
  // undefined until they came; null where they did not.
  const [settings, setSettings] = useState<Settings | null | undefined>(undefined);

  useEffect(() => {
    void read().then(setSettings);
  }, []);

  if (settings === null)
    return (
      <TryAgain label="Notification settings" onRetry={async () => setSettings(await read())} />
    );

  async function change(kind: NotificationKind, wanted: boolean) {
    setSettings((known) => known && { ...known, [kind]: wanted });
    const answer = await sendApi('PUT', ADDRESS, { [kind]: wanted });
    if (isGood(answer)) return;
    setSettings((known) => known && { ...known, [kind]: !wanted });
    notify(errorText(answer));
  }

  return (
    <fieldset>
      <legend className="visually-hidden">Notification settings</legend>
      <div className={styles.kinds}>
        {NOTIFICATION_KINDS.map((kind) => (
          <label key={kind} className={`target ${styles.kind}`}>
            <input
              type="checkbox"
              disabled={settings === undefined}
              checked={settings?.[kind] ?? true}
              onChange={({ target }) => void change(kind, target.checked)}
            />
            {LABELS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

async function read(): Promise<Settings | null> {
  const { status, body } = await readApi(ADDRESS);
  return status === 200 ? (body as Settings) : null;
}
