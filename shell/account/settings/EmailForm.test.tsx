import type { AccountDetails } from '@desert/contract/accounts/account';
import { $toast } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { doneResponse, showSettings } from '../../testing/accountSettings.tsx';

const ACCOUNT = 'GET /api/auth/';
const SEND = 'POST /api/account/confirmation/';
const CHANGE = 'PUT /api/account/email/';

const account: AccountDetails = {
  id: 7,
  username: 'fan',
  email: 'fan@example.com',
  email_confirmed: false,
};

it('a member with a confirmed email is not offered a confirmation link', async () => {
  const confirmed = { ...account, email_confirmed: true };
  await showSettings({ [ACCOUNT]: { status: 200, body: confirmed } });
  expect(screen.getByText('fan@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend link' })).toBeNull();
});

it('an account that awaits approval is not offered a confirmation link', async () => {
  await showSettings({ [ACCOUNT]: { status: 200, body: { ...account, awaits_approval: true } } });
  expect(screen.getByText('fan@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend link' })).toBeNull();
});

it('the email form names a new address until it is confirmed, and can resend the link', async () => {
  const api = {
    [ACCOUNT]: { status: 200, body: account },
    [CHANGE]: doneResponse,
    [SEND]: doneResponse,
  };
  const requests = await showSettings(api);
  await press('Resend link');
  expect(requests.at(-1)?.[0]).toBe(SEND);
  expect($toast.get()?.text).toBe('Done.');
  expect(screen.queryByText('other@example.com')).toBeNull();
  api[ACCOUNT].body = { ...account, new_email: 'other@example.com' };
  const details = screen.getByLabelText('New email').closest('details')!;
  details.open = true;
  type('New email', 'other@example.com');
  await press('Change email');
  expect(requests).toContainEqual([CHANGE, { email: 'other@example.com' }]);
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('');
  expect(details.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Change email');
  expect(screen.getByText('other@example.com')).toBeTruthy();
  api[ACCOUNT].status = 503;
  type('New email', 'another@example.com');
  await press('Change email');
  expect(screen.getByText('fan@example.com')).toBeTruthy();
});
