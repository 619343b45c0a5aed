import { REAUTHENTICATE } from '@desert/contract/text/errors';
import type { Page } from 'playwright-core';

/**
 * Responds to the next request to an address as the API does if the log-in is too long ago. Later requests reach the API,
 * which takes the password or the passkey, and then the repeated request.
 */
export async function asAWhileAgo(page: Page, address: string, passkey = false): Promise<void> {
  const json = { errors: { message: REAUTHENTICATE }, reauthenticate: { passkey } };
  await page.route(`**${address}`, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}
