import type { Page } from 'playwright-core';
import { ask } from '../ask.ts';

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
  await ask(page, 'POST', '/api/auth/signup', account);
  return account;
}

/** Opens the profile menu. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
}
