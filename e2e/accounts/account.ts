import type { Page } from 'playwright-core';

let made = 0;

export interface TestAccount {
  email: string;
  username: string;
  password: string;
}

/** An account that no other test has. */
export function newAccount(): TestAccount {
  made += 1;
  const username = `fan-${Date.now().toString(36)}-${made}`;
  return { username, email: `${username}@example.com`, password: 'correct horse battery' };
}

/** Signs somebody up in the browser of a page, without its forms. */
export async function signUp(page: Page, account = newAccount()): Promise<TestAccount> {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch('/api/auth/signup', init)).status;
  }, account);
  if (status !== 201) throw new Error(`The sign-up answered ${status}`);
  return account;
}

/** Opens the profile menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
}
