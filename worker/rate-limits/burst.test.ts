import { expect, it } from 'vitest';
import { env, newAddress } from '../test/account.ts';
import { refuseBurst } from './burst.ts';

async function ask(count: number, method: string, address?: string): Promise<Response[]> {
  const headers = address ? { 'CF-Connecting-IP': address } : {};
  const request = new Request('https://desert.test/api/auth/login/', { method, headers });
  const all = await Promise.all(Array.from({ length: count }, () => refuseBurst(request, env)));
  return all.filter((response) => response !== undefined);
}

it('changes from one address over the platform’s limit are refused; reads and other addresses are not', async () => {
  const address = newAddress();
  // The platform’s window may end between the requests.
  const refused = await ask(250, 'POST', address);
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(refused[0]).toMatchObject({ status: 429 });
  expect(refused[0]?.headers.get('Retry-After')).toBe('10');
  expect(await ask(150, 'GET', address)).toEqual([]);
  expect(await ask(1, 'POST', newAddress())).toEqual([]);
});

it('changes without an address, as in a local run, are not refused', async () => {
  expect(await ask(150, 'POST')).toEqual([]);
});
