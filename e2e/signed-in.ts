import type { Page } from 'playwright-core';
import { signUp, type TestAccount } from './accounts/account.ts';
import { hydrated, type Visits } from './visit.ts';

type Options = Parameters<Visits['open']>[1];

export interface SignedIn extends TestAccount {
  page: Page;
}

/** Signs up a new member in a new browser context, and opens a hydrated page if a path is given. */
export async function openSignedIn(
  visits: Visits,
  path?: string,
  options?: Options,
): Promise<SignedIn> {
  const page = await visits.open('about:blank', options);
  const account = await signUp(page);
  if (path !== undefined) await goTo(page, path);
  return { page, ...account };
}

/** Opens a page and waits until it is hydrated. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
