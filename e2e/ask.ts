import type { Page } from 'playwright-core';

/**
 * What whoever is signed in in the browser of a page asks of the API, as a page of the site would, whatever
 * the page shows; gives the answer's body.
 * @throws Where the answer is an error.
 */
export async function ask(
  page: Page,
  method: string,
  address: string,
  data?: object,
): Promise<unknown> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.fetch(address, { method, headers, data });
  if (!response.ok()) throw new Error(`${method} ${address} answered ${response.status()}`);
  return response.json();
}
