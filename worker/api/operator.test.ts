import { expect, it } from 'vitest';
import { env } from '../test/account.ts';
import { callApi } from '../test/api.ts';

it('anyone can read who operates the site, also if a site has no such settings', async () => {
  const vars = { OPERATOR_NAME: 'The fans', POSTAL_ADDRESS: '1 Main Street' };
  const environment = { ...env, ...vars, CONTACT_EMAIL: 'fans@example.com' };
  const full = await callApi('/operator/', { environment });
  expect(await full.json()).toEqual({
    name: 'The fans',
    address: '1 Main Street',
    email: 'fans@example.com',
  });
  const empty = await callApi('/operator/');
  expect(await empty.json()).toEqual({ name: '', address: '', email: '' });
});
