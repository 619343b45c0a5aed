import type { Page } from 'playwright-core';

/**
 * Sends a request to the API as a page of the site would, with the session of a page's browser context.
 * @returns the body of the response
 * @throws if the status is an error
 */
export async function callApi(
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
