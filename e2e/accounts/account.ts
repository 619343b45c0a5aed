import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { callApi } from '../ask.ts';
import { queryAt } from '../site/query.ts';
import { originOf } from '../visit.ts';

/** The password of all test accounts, hashed once: a hash takes a tenth of a second of CPU. */
export const PASSWORD = 'correct horse battery';

let made = 0;

export interface TestAccount {
  email: string;
  username: string;
  password: string;
}

/** Returns an account with a name that no other test uses. */
export function newAccount(): TestAccount {
  made += 1;
  const username = `fan-${Date.now().toString(36)}-${made}`;
  return { username, email: `${username}@example.com`, password: PASSWORD };
}

/**
 * Logs a new member in on a page by writing an account, whose email is confirmed, and a session to the site's
 * database. Given an account, it signs up through the API instead.
 */
export async function signUp(page: Page, account?: TestAccount): Promise<TestAccount> {
  if (account) await callApi(page, 'POST', '/api/auth/signup', account);
  return account ?? (await signIn(page, newAccount()));
}

async function signIn(page: Page, account: TestAccount): Promise<TestAccount> {
  const { username, email } = account;
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const origin = originOf(page);
  const now = Date.now();
  const [user] = await queryAt(
    origin,
    `INSERT INTO users (username, username_key, email, email_key, password, created_at, email_confirmed_at)
      VALUES (?1, ?1, ?2, ?2, ?3, ?4, ?4) RETURNING id`,
    username,
    email,
    inject('passwordHash'),
    now,
  );
  await queryAt(
    origin,
    "INSERT INTO sessions VALUES (?1, ?2, ?3, ?3, '', ?3)",
    hash,
    Number(user?.['id']),
    now,
  );
  await page
    .context()
    .addCookies([{ name: 'session', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return account;
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
}
