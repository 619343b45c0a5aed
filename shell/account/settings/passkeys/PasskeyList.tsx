import type { ListedPasskey, PasskeySettings } from '@desert/contract/accounts/passkeys';
import { Button, Time } from '@desert/kit';
import { openPasskeyModal } from './openPasskeyModal.ts';
import styles from '../SettingsPage.module.css';

interface PasskeyListProps extends PasskeySettings {
  onChanged: () => Promise<unknown>;
}

export function PasskeyList({ passkeys, second_factor, onChanged }: PasskeyListProps) {
  return (
    <ul className="divided fill" aria-label="Your passkeys">
      {passkeys.map((passkey) => {
        const isLast = second_factor && passkeys.length === 1;
        return (
          <li key={passkey.id} className="row spread gap-2-3 pad-block-2">
            <PasskeyText passkey={passkey} />
            <div className="row" data-needs-script>
              <Button
                look="quiet"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => openPasskeyModal((modals) => modals.rename({ passkey, onChanged }))}
              >
                Rename
              </Button>
              <Button
                look="quietDanger"
                aria-label={`Remove ${passkey.name}`}
                onClick={() =>
                  openPasskeyModal((modals) => modals.remove({ passkey, isLast, onChanged }))
                }
              >
                Remove
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function PasskeyText({ passkey }: { passkey: ListedPasskey }) {
  const { name, created_at, last_used_at, backed_up } = passkey;
  return (
    <p className={styles.passkey}>
      <bdi>{name}</bdi>
      <br />
      <span className="caption">
        Added <Time iso={created_at} />
        {last_used_at ? (
          <>
            , last used <Time iso={last_used_at} />
          </>
        ) : (
          ', never used'
        )}
        {backed_up && ', synced across your devices'}
      </span>
    </p>
  );
}
