import type { DemoAccount } from '@desert/contract/shell';
import { openLazyModal } from '@desert/kit/shell';
import type { AccountFormName } from './accountForms.ts';

export function openAccountModal(name: AccountFormName, demo: DemoAccount | undefined): void {
  void openLazyModal(async () => {
    const { accountModal } = await import('./accountModal.tsx');
    return accountModal(name, demo, (other) => openAccountModal(other, demo));
  });
}
