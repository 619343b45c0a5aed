import { PUSH_ADDRESS, type PushState } from '@desert/contract/notifications/push';
import { showToast } from '@desert/kit';
import { formatResponseErrors } from '@desert/kit/forms';
import { isGood, sendApi } from '@desert/kit/shell';
import { canPush, readPush, disablePush, enablePush } from '@desert/kit/shell/push';
import { useEffect, useState } from 'react';
import styles from './SettingsPage.module.css';

/** Notifications in this browser; nothing is shown if it or the site cannot push. */
export function PushSettings() {
  const [state, setState] = useState<PushState>();

  useEffect(() => {
    if (canPush()) void readPush().then(setState);
  }, []);

  if (!state || state.key === null) return null;
  const { key, is_on, shows_names } = state;

  async function turn(wanted: boolean, pushKey: string) {
    setState({ key, is_on: wanted, shows_names: false });
    const error = await (wanted ? enablePush(pushKey) : disablePush());
    if (error === undefined) return;
    setState({ key, is_on: !wanted, shows_names });
    showToast(error);
  }

  async function showNames(wanted: boolean) {
    setState({ key, is_on, shows_names: wanted });
    const response = await sendApi('PUT', PUSH_ADDRESS, { shows_names: wanted });
    if (isGood(response)) return;
    setState({ key, is_on, shows_names });
    showToast(formatResponseErrors(response));
  }

  return (
    <fieldset>
      <legend>In this browser, even when this site is closed</legend>
      <div className="stack gap-0">
        <label className={`target tight regular flex ${styles.kind}`}>
          <input
            type="checkbox"
            checked={is_on}
            onChange={({ target }) => void turn(target.checked, key)}
          />
          Notify me about messages and offers
        </label>
        {is_on && (
          <label className={`target tight regular flex ${styles.kind}`}>
            <input
              type="checkbox"
              checked={shows_names}
              onChange={({ target }) => void showNames(target.checked)}
            />
            Show who it’s from and which item it’s about
          </label>
        )}
      </div>
    </fieldset>
  );
}
