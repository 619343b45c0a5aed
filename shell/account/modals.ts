/** Opens the account's forms over the page; their code is fetched then. */
import type { DemoAccount } from '@desert/contract/page';
import { openLazyModal } from '@desert/kit/shell';

const modals = () => import('./accountModals.tsx');

export function openLogIn(demo: DemoAccount | undefined): void {
  void openLazyModal(async () => (await modals()).logInModal(demo));
}

export function openSignUp(demo: DemoAccount | undefined): void {
  void openLazyModal(async () => (await modals()).signUpModal(demo));
}
