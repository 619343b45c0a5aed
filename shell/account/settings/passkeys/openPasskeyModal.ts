import { type Modal, openLazyModal } from '@desert/kit/shell';
import type { passkeyModals } from './passkeyModals.tsx';

type Modals = typeof passkeyModals;

export function openPasskeyModal(choose: (modals: Modals) => Modal): void {
  void openLazyModal(async () => choose((await import('./passkeyModals.tsx')).passkeyModals));
}
