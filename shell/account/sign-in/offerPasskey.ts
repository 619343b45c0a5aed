import type { PasskeySettings } from '@desert/contract/accounts/passkeys';
import { SETTINGS_READS } from '@desert/contract/members/members';
import { $modal, isGood, openModal, readApi, tryStorage } from '@desert/kit/shell';

/** Key of the local storage: the member said 'Not now' in this browser. */
const DECLINED = 'passkey-declined';

/** After a log-in with a password, offers a passkey to a member who has none, on a device that can make one. */
export async function offerPasskey(password: string): Promise<void> {
  const device = globalThis.PublicKeyCredential;
  if (!password || tryStorage(() => localStorage.getItem(DECLINED))) return;
  if (!(await device?.isUserVerifyingPlatformAuthenticatorAvailable?.())) return;
  const response = await readApi(SETTINGS_READS.passkeys);
  if (!isGood(response) || (response.body as PasskeySettings).passkeys.length > 0) return;
  const { createPasskeyOffer } = await import('./passkeyOffer.tsx');
  const decline = () => tryStorage(() => localStorage.setItem(DECLINED, '1'));
  // A modal that the log-in itself led to is more urgent.
  if (!$modal.get()) openModal(createPasskeyOffer(password, decline));
}
