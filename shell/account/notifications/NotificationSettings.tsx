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
  comment: 'Comments on what I wrote',
  answer: 'Answers to my comments',
  mention: 'Texts that mention me',
  offer: 'Offers, and what becomes of mine',
  sale: 'Items that are reserved for me or sold to me',
  message: 'Messages',
  like: 'Likes',
  saved: 'Changes of what I saved',
  moderation: 'What moderators do about what is mine or what I reported',
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
      <TryAgain label="What you are told of" onRetry={async () => setSettings(await read())} />
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
      <legend className="visually-hidden">What you are told of</legend>
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
