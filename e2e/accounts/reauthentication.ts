import { REAUTHENTICATE } from '@desert/contract/reauthentication';
import type { Page } from 'playwright-core';

/**
 * Answers the next change at an address as the API does where the log-in is a while ago. What follows is the API's: it takes the
 * password or the passkey, and what is sent once more.
 */
export async function asAWhileAgo(page: Page, address: string, passkey = false): Promise<void> {
  const json = { errors: { message: REAUTHENTICATE }, reauthenticate: { passkey } };
  await page.route(`**${address}`, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}
