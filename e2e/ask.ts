import type { Page } from 'playwright-core';

/** What whoever is signed in in the browser of a page asks of the API; gives the answer's body. */
export function ask(page: Page, method: string, address: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([method, address, body]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method, headers, body });
      if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`);
      return response.json() as Promise<unknown>;
    },
    [method, address, body ? JSON.stringify(body) : null] as const,
  );
}
