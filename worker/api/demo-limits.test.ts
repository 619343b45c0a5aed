/** Write limits of the demo account, which all visitors share. */
import { expect, it } from 'vitest';
import { findDemoAccount } from '../members/users/demo-account.ts';
import { cookiesOf, env, newAddress } from '../test/account.ts';
import { callApi, post } from '../test/api.ts';
import { signedInFan } from '../test/fan.ts';
import { pngOf } from '../test/png.ts';

const environment = { ...env, DEMO_ACCOUNT: 'demo', DEMO_WRITES_PER_10_MINUTES: 3 };
const scarf = { name: 'Scarf', description: 'Warm', price: 5 };

/** Logs in to the demo account from a new address. */
async function visitor() {
  const headers = { 'CF-Connecting-IP': newAddress() };
  const account = findDemoAccount(environment);
  const cookies = cookiesOf(await post('/auth/login', account, { headers, environment }));
  const options = { headers, cookies, environment };
  return {
    write: async () => (await post('/merch/new/', scarf, options)).status,
    async upload() {
      const type = { ...headers, 'Content-Type': 'application/octet-stream' };
      const init = { ...options, headers: type, method: 'POST', body: pngOf(4, 4) };
      return (await callApi('/photos/', init)).status;
    },
  };
}

it('the demo account has a lower write limit, of which one IP address can use two thirds', async () => {
  const [ann, ben] = [await visitor(), await visitor()];
  const member = await signedInFan();
  for (let time = 0; time < 3; time += 1)
    expect((await member.post('/merch/new/', scarf)).status).toBe(201);
  expect([await ann.write(), await ann.write(), await ann.write()]).toEqual([201, 201, 429]);
  expect([await ben.write(), await ben.write()]).toEqual([201, 429]);
});

it('the demo account has a lower upload limit', async () => {
  const [ann, ben] = [await visitor(), await visitor()];
  expect([await ann.upload(), await ann.upload(), await ann.upload()]).toEqual([201, 201, 429]);
  expect([await ben.upload(), await ben.upload()]).toEqual([201, 429]);
});
