import { $toast, $viewer } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, doneResponse, stubApi } from '../../testing/accountSettings.tsx';
import { ConfirmBanner } from './ConfirmBanner.tsx';

const SEND = 'POST /api/account/confirmation/';
const ACCOUNT = 'GET /api/auth/';
const fan = { id: 7, username: 'fan' };

function show(may: 'read' | 'write', api: Api = {}) {
  $viewer.set({ ...fan, unconfirmed_may: may });
  const requests = stubApi(api);
  render(<ConfirmBanner may={may} />);
  return requests;
}

const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

it.each([
  [
    'read',
    'Check your inbox in a few minutes to confirm your email. You can post once it’s confirmed.',
  ],
  ['write', 'Check your inbox in a few minutes to confirm your email.'],
] as const)(
  'the email banner tells a member who may %s before confirming their address: %s',
  (may, text) => {
    show(may);
    expect(screen.getByRole('complementary').querySelector('p')?.textContent).toBe(text);
  },
);

it('“Resend” in the email banner sends a new link, also without JavaScript, and shows the outcome', async () => {
  const api = { [SEND]: doneResponse };
  const requests = show('read', api);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' });
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/confirm/new']);
  await press('Resend');
  expect(requests).toEqual([[SEND, undefined]]);
  expect($toast.get()?.text).toBe('Done.');
  api[SEND] = { status: 429, body: { errors: { message: 'Too many attempts.' } } };
  await press('Resend');
  expect($toast.get()?.text).toBe('Too many attempts.');
});

it('a tab that becomes visible learns that the email was confirmed in another browser', async () => {
  const account = { ...fan, email: 'fan@example.com', email_confirmed: false };
  const api = { [ACCOUNT]: { status: 200, body: account } };
  show('read', api);
  await comeBack();
  expect($viewer.get()).toEqual({ ...fan, unconfirmed_may: 'read' });
  api[ACCOUNT].body = { ...account, email_confirmed: true };
  await comeBack();
  expect($viewer.get()).toEqual(fan);
});

it('a response that arrives after a log-out does not log the member in again', async () => {
  show('read', { [ACCOUNT]: { status: 200, body: { ...fan, email_confirmed: true } } });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    $viewer.set(null);
  });
  await act(async () => {});
  expect($viewer.get()).toBeNull();
});
