/** Passkeys of a member, by the settings of their account. */
import type { Locator, Page } from 'playwright-core';
import type { TestAccount } from './account.ts';

/** Gives a browser a device that makes and keeps passkeys. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The part of the settings that has them. */
export const passkeys = (page: Page): Locator => page.getByRole('region', { name: 'Passkeys' });

/** Presses a button of that, and the one of the modal that it opens, with the password. */
export async function change(page: Page, name: string, { password }: TestAccount): Promise<void> {
  await passkeys(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name, exact: true }).click();
}

/** Adds one, and stays at the settings. */
export async function addPasskey(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/user/profile');
  await change(page, 'Add a passkey', account);
  await passkeys(page).getByText('Chrome on Linux').waitFor();
}
