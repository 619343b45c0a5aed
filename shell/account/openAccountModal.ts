import type { DemoAccount } from '@desert/contract/shell';
import { openLazyModal } from '@desert/kit/shell';
import type { AccountFormName } from './accountForms.ts';

/** Opens a form of the account over the page; its code is fetched then. */
export function openAccountModal(name: AccountFormName, demo: DemoAccount | undefined): void {
  void openLazyModal(async () => {
    const { accountModal } = await import('./accountModal.tsx');
    return accountModal(name, demo, (other) => openAccountModal(other, demo));
  });
}
