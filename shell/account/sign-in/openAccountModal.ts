import type { Viewer } from '@desert/contract/accounts/account';
import type { DemoAccount } from '@desert/contract/pages/shell';
import { openLazyModal } from '@desert/kit/shell';
import type { AccountFormName } from './accountForms.ts';

/** @param act done after the sign-in */
export function openAccountModal(
  name: AccountFormName,
  demo: DemoAccount | undefined,
  act?: (viewer: Viewer) => void,
): void {
  void openLazyModal(async () => {
    const { createAccountModal } = await import('./accountModal.tsx');
    return createAccountModal(name, demo, (other) => openAccountModal(other, demo, act), act);
  });
}
