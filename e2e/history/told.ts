import { request } from 'playwright-core';
import { newAccount } from '../accounts/account.ts';

/** What is told of the seasons: an item, a post and a memory, by what their lists are called in the API. */
const TOLD = {
  merch: { name: 'A program of that year', description: 'Read once, and kept flat.', price: 5 },
  news: { title: 'Who was there that year?', details: 'Tell where you sat.' },
  memories: { title: 'The last home game of that year', details: 'We stood until the end.' },
};

/**
 * Makes an item, a post and a memory of a new fan's that are tied to seasons.
 * @param origin of the site
 * @param seasons '2011-12'
 * @returns what takes them away again
 */
export async function tellOf(origin: string, ...seasons: string[]): Promise<() => Promise<void>> {
  const fan = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  async function ask(method: string, address: string, data?: object) {
    const response = await fan.fetch(address, { method, data });
    if (!response.ok()) throw new Error(`${method} ${address} answered ${response.status()}`);
    return (await response.json()) as { id: number };
  }
  await ask('POST', '/api/auth/signup', newAccount());
  const tags = seasons.map((id) => ({ kind: 'season', id }));
  const made: string[] = [];
  for (const [list, record] of Object.entries(TOLD)) {
    const { id } = await ask('POST', `/api/${list}/new/`, { ...record, tags });
    made.push(`/api/${list}/${id}/delete/`);
  }
  return async () => {
    for (const address of made) await ask('DELETE', address);
    await fan.dispose();
  };
}
