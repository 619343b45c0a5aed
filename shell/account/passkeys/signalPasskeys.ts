import type { PasskeySettings } from '@desert/contract/accounts/passkeys';

/** Tells the browser's password manager which passkeys still work, and how the account is called. */
export async function signalPasskeys(settings: PasskeySettings, username: string): Promise<void> {
  const account = { rpId: location.hostname, userId: settings.user_handle };
  const device = globalThis.PublicKeyCredential;
  const allAcceptedCredentialIds = settings.passkeys.map(({ credential_id }) => credential_id);
  // Best effort: a password manager that does not know the account refuses.
  await Promise.allSettled([
    device?.signalAllAcceptedCredentials?.({ ...account, allAcceptedCredentialIds }),
    device?.signalCurrentUserDetails?.({ ...account, name: username, displayName: username }),
  ]);
}
