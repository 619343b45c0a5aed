import type { Viewer } from '@desert/contract/account';
import type { DemoAccount } from '@desert/contract/shell';
import { openLazyModal } from '@desert/kit/shell';
import type { MouseEvent } from 'react';
import type { AccountFormName } from './accountForms.ts';

/** Click handler that calls `act` in place of following the link, except for clicks with Ctrl, Cmd or Shift. */
export function interceptClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/** @param act done after the sign-in */
export function openAccountModal(
  name: AccountFormName,
  demo: DemoAccount | undefined,
  act?: (viewer: Viewer) => void,
): void {
  void openLazyModal(async () => {
    const { accountModal } = await import('./accountModal.tsx');
    return accountModal(name, demo, (other) => openAccountModal(other, demo, act), act);
  });
}
