/** A site of its own with a moderator, for the tests of a file. */
import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { query } from '../../drizzle/d1.ts';
import { signUp, type TestAccount } from '../accounts/account.ts';
import { copyState, type StateCopy } from '../site/state.ts';
import { type Site, startSite } from '../site/whole.ts';
import { hydrated, type Visits } from '../visit.ts';

const TOKEN = 'm'.repeat(43);

/** Starts it before the tests, and ends it after them. */
export function setUpModeratedSite(visits: Visits) {
  let site: Site;
  let state: StateCopy;

  beforeAll(async () => {
    state = copyState(inject('filledState'));
    const hash = createHash('sha256').update(TOKEN).digest('hex');
    await query(
      ['--local', '--persist-to', state.folder],
      `INSERT INTO users (id, username, username_key, email, email_key, password, created_at, role)
        VALUES (900, 'Keeper', 'keeper', 'keeper@example.com', 'keeper@example.com', '!', 1, 'moderator');
      INSERT INTO sessions VALUES ('${hash}', 900, ${Date.now()}, ${Date.now()}, '', ${Date.now()})`,
    );
    site = await startSite({ workers: inject('workers'), filledState: state.folder });
  }, 90_000);
  afterAll(async () => {
    await site.stop();
    state.remove();
  });

  return {
    /** A page of somebody new. */
    async openAsMember(expectedErrors?: RegExp): Promise<{ page: Page; account: TestAccount }> {
      const options = { origin: site.url, ...(expectedErrors && { expectedErrors }) };
      const page = await visits.open('about:blank', options);
      return { page, account: await signUp(page) };
    },
    /** A page of the moderator. */
    async openAsModerator(): Promise<Page> {
      const page = await visits.open('about:blank', { origin: site.url, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'session', value: TOKEN, url: site.url }]);
      return page;
    },
  };
}

/** Reports what a page shows. */
export async function reportWith(page: Page, reason: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is wrong with it?').fill(reason);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await page.getByText('Thank you. We look into it.').waitFor();
}

/** Does something about a case as a moderator. @param fill what the form asks for besides */
export async function actOn(
  card: Locator,
  name: string,
  reason: string,
  fill?: (form: Locator) => Promise<void>,
): Promise<void> {
  await card.getByRole('button', { name }).click();
  const form = card.page().getByRole('dialog');
  await form.getByLabel('House rule').selectOption('spam');
  await form.getByLabel('Reason, for its author').fill(reason);
  await fill?.(form);
  const answered = card.page().waitForResponse('**/api/moderation/acts/');
  await form.getByRole('button', { name }).click();
  await answered;
  await card.page().getByText('It is done.').waitFor();
}
