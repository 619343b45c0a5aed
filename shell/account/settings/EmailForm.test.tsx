import type { AccountDetails } from '@desert/contract/account';
import { $toast } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done, press, showSettings, type } from '../../testing/accountSettings.tsx';

const ACCOUNT = 'GET /api/auth/';
const SEND = 'POST /api/account/confirmation/';
const CHANGE = 'PUT /api/account/email/';

const account: AccountDetails = {
  id: 7,
  username: 'fan',
  email: 'fan@example.com',
  email_confirmed: false,
};

afterEach(() => vi.unstubAllGlobals());

it('says which address the account has, and sends the link again where it is not confirmed', async () => {
  const asked = await showSettings({ [ACCOUNT]: { status: 200, body: account }, [SEND]: done });
  expect(screen.getByText('fan@example.com')).toBeTruthy();
  await press('Send it again');
  expect(asked.map(([call]) => call)).toContain(SEND);
  expect($toast.get()?.text).toBe('Done.');
});

it('offers no link where the address is confirmed', async () => {
  const confirmed = { ...account, email_confirmed: true };
  await showSettings({ [ACCOUNT]: { status: 200, body: confirmed } });
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});

it('asks for another address, and names it until it is confirmed', async () => {
  const api = { [ACCOUNT]: { status: 200, body: account }, [CHANGE]: done };
  const asked = await showSettings(api);
  expect(screen.queryByText('other@example.com')).toBeNull();
  api[ACCOUNT].body = { ...account, new_email: 'other@example.com' };
  type('New e-mail', 'other@example.com');
  await press('Change the address');
  const sent = { email: 'other@example.com' };
  expect(asked).toContainEqual([CHANGE, sent]);
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail').value).toBe('');
  expect(screen.getByText('other@example.com')).toBeTruthy();
  api[ACCOUNT].status = 503;
  type('New e-mail', 'another@example.com');
  await press('Change the address');
  expect(screen.getByText('fan@example.com')).toBeTruthy();
});
