import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../axe.ts';
import { hydrated, setUpVisits } from '../visit.ts';
import { openMenu, signUp, type TestAccount } from './account.ts';

const visits = setUpVisits();

const options = { expectedErrors: /status of 4\d\d/ };

/** Adds a virtual authenticator to a browser, which creates and stores passkeys. */
async function addAuthenticator(page: Page): Promise<void> {
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

/** The section of the account settings that lists passkeys. */
const passkeys = (page: Page): Locator => page.getByRole('region', { name: 'Log-in' });

/** Presses a button of that section, and confirms the modal that it opens with the password. */
async function change(page: Page, open: string, { password }: TestAccount, confirm = open) {
  await passkeys(page).getByRole('button', { name: open }).click();
  const dialog = page.getByRole('dialog', { name: confirm });
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

/** Signs up a new member in a browser with a virtual authenticator. */
async function openSettings(): Promise<{ page: Page; account: TestAccount }> {
  const page = await visits.open('about:blank', options);
  // The virtual user accepts each request at once, also the one that waits in the log-in field.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('suggests') === null)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await addAuthenticator(page);
  return { page, account: await signUp(page) };
}

/** Reads the recovery codes, checks that they can be printed, and closes their modal. */
async function takeCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog.getByRole('listitem').first().isVisible()).toBe(true);
  expect(await passkeys(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  expect(await violations(page)).toEqual([]);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I saved my codes' }).click();
  return codes;
}

async function logOut(page: Page) {
  await openMenu(page);
  await page.getByRole('link', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Account menu', exact: true }).waitFor();
}

async function givePassword(page: Page, { email, password }: TestAccount) {
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
}

const signedIn = (page: Page, { username }: TestAccount) =>
  page.getByRole('button', { name: `Account menu for ${username}` }).waitFor();

it('a passkey logs a member in, alone or as a second factor, until the last passkey is removed', async () => {
  const { page, account } = await openSettings();
  await page.goto('/user/settings');
  await change(page, 'Add a passkey', account);
  await passkeys(page).getByText('Chrome on Linux').waitFor();
  await logOut(page);
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await signedIn(page, account);
  await page.goto('/user/settings');
  await hydrated(page);
  await logOut(page);
  await page.evaluate(() => sessionStorage.setItem('suggests', ''));
  await page.goto('/login');
  await signedIn(page, account);
  await page.evaluate(() => sessionStorage.removeItem('suggests'));
  await page.goto('/user/settings');
  const used = passkeys(page)
    .getByRole('listitem')
    .getByText(/, last used /);
  // The text is above its buttons, not squeezed beside them.
  expect((await used.boundingBox())!.height).toBeLessThan(70);

  await change(page, 'Turn on', account, 'Turn on two-step verification');
  const codes = await takeCodes(page);
  expect(codes).toHaveLength(10);
  await passkeys(page).getByText('You have 10 of 10 recovery codes left.').waitFor();

  await logOut(page);
  await givePassword(page, account);
  await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await signedIn(page, account);

  const plain = await visits.open('/login', { ...options, javaScriptEnabled: false });
  const send = () => plain.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await plain.getByLabel('Email').fill(account.email);
  await plain.getByLabel('Password').fill(account.password);
  await send();
  await plain.getByLabel('Recovery code').fill(codes[0]!);
  await plain.getByLabel('Password').fill(account.password);
  await send();
  await signedIn(plain, account);
  expect(new URL(plain.url()).pathname).toBe('/');

  await page.goto('/user/settings');
  await passkeys(page).getByText('You have 9 of 10 recovery codes left.').waitFor();
  await passkeys(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
  await dialog.getByText('two-step verification will be turned off too').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await passkeys(page).getByText('Chrome on Linux').waitFor({ state: 'hidden' });
  await logOut(page);
  await givePassword(page, account);
  await signedIn(page, account);
});
