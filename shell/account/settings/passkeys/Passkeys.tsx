import type { PasskeySettings } from '@desert/contract/accounts/passkeys';
import { SETTINGS_READS } from '@desert/contract/members/members';
import { Button, useViewer } from '@desert/kit';
import { isGood, LoadingText, TryAgain } from '@desert/kit/shell';
import { useRef } from 'react';
import { useHasPasskeys } from '../../passkeys/PasskeyForm.tsx';
import { useSetting } from '../../useSetting.ts';
import { SettingsPart } from '../SettingsGroup.tsx';
import { openPasskeyModal } from './openPasskeyModal.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { SecondFactor } from './SecondFactor.tsx';

export function Passkeys() {
  const { value: settings, reload } = useSetting<PasskeySettings>(SETTINGS_READS.passkeys);
  const viewer = useViewer();
  const part = useRef<HTMLDivElement>(null);
  const hasPasskeys = useHasPasskeys();

  async function onChanged() {
    const response = await reload();
    if (isGood(response) && viewer)
      void signalPasskeys(response.body as PasskeySettings, viewer.username);
    // The pressed button may be gone.
    part.current?.focus({ preventScroll: true });
  }

  if (!settings)
    return (
      <SettingsPart heading="Passkeys">
        {settings === null ? (
          <TryAgain label="Your list of passkeys" onRetry={reload} />
        ) : (
          <LoadingText text="Loading your passkeys..." part />
        )}
      </SettingsPart>
    );
  return (
    <>
      <SettingsPart ref={part} heading="Passkeys">
        <p>
          A passkey lets you log in with your fingerprint, face, screen lock, or security key
          instead of your password.
        </p>
        {settings.passkeys.length > 0 && <PasskeyList {...settings} onChanged={onChanged} />}
        {hasPasskeys ? (
          <Button
            look="quiet"
            data-needs-script
            onClick={() => openPasskeyModal((modals) => modals.add({ onChanged: reload }))}
          >
            Add a passkey
          </Button>
        ) : (
          <p className="caption">This browser doesn’t support passkeys.</p>
        )}
      </SettingsPart>
      <SettingsPart heading="Two-step verification">
        <SecondFactor {...settings} onChanged={reload} />
      </SettingsPart>
    </>
  );
}

/** Tells the browser's password manager which passkeys still work, and the account’s name. */
async function signalPasskeys(settings: PasskeySettings, username: string): Promise<void> {
  const account = { rpId: location.hostname, userId: settings.user_handle };
  const device = globalThis.PublicKeyCredential;
  const allAcceptedCredentialIds = settings.passkeys.map(({ credential_id }) => credential_id);
  // Best effort: a password manager that does not know the account refuses.
  await Promise.allSettled([
    device?.signalAllAcceptedCredentials?.({ ...account, allAcceptedCredentialIds }),
    device?.signalCurrentUserDetails?.({ ...account, name: username, displayName: username }),
  ]);
}
