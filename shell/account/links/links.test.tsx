import { $toast, $viewer } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { type Api, done, stubApi } from '../../testing/accountSettings.tsx';
import { showPage } from '../../testing/showPage.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ForgottenPage } from './ForgottenPage.tsx';
import { ResetPage } from './ResetPage.tsx';

/** Shows a page at its address, in front of an API that answers as told. @returns what that is asked */
async function show(path: string, Page: ComponentType, api: Api) {
  const asked = stubApi(api);
  await showPage(<Page />, { path });
  return asked;
}

async function setPassword() {
  type('New Password', 'howl at the sun');
  type('Confirm Password', 'howl at the sun');
  await press('Set new password');
}

const account = { id: 7, username: 'fan', email: 'fan@example.com' };
const dead = {
  status: 400,
  body: { errors: { token: 'This link has expired or was already used.' } },
};

it('sends the link to who forgot the password, and says the same of every address', async () => {
  const asked = await show('/forgotten', ForgottenPage, { 'POST /api/auth/forgotten/': done });
  type('Email', ' fan@example.com');
  await press('Send link');
  expect(asked).toEqual([['POST /api/auth/forgotten/', { email: 'fan@example.com' }]]);
  expect(screen.getByRole('status').textContent).toMatch(/^If there’s an account with this email/);
});

it('sets the password, signs in, and takes the token out of the address', async () => {
  const call = 'POST /api/auth/password/';
  const asked = await show('/reset?token=secret', ResetPage, {
    [call]: { status: 200, body: account },
  });
  await setPassword();
  expect(asked).toEqual([[call, { token: 'secret', password: 'howl at the sun' }]]);
  expect($viewer.get()).toEqual({ id: 7, username: 'fan' });
  expect($toast.get()?.text).toMatch(/^Password changed/);
  expect(location.href).not.toContain('secret');
});

it('asks for the second factor after the new password, and signs in with it', async () => {
  const asked = await show('/reset?token=secret', ResetPage, {
    'POST /api/auth/password/': {
      status: 403,
      body: {
        errors: { message: 'More is needed.' },
        second_factor: { ticket: 'T', options: { challenge: 'Y2hhbGxlbmdl', rpId: 'desert.test' } },
      },
    },
    'POST /api/auth/second-factor/': { status: 200, body: account },
  });
  await setPassword();
  await screen.findByLabelText('Recovery code');
  expect($viewer.get()).toBeNull();
  type('Recovery code', 'k3vq');
  await press('Use code');
  const sent = { ticket: 'T', recovery_code: 'k3vq' };
  expect(asked.at(-1)).toEqual(['POST /api/auth/second-factor/', sent]);
  expect($viewer.get()).toEqual({ id: 7, username: 'fan' });
});

it('says that a link to a password is dead, and where another is', async () => {
  await show('/reset?token=secret', ResetPage, { 'POST /api/auth/password/': dead });
  await setPassword();
  expect(screen.getByText(/^This link does not work/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Get a new link' });
  expect(link.getAttribute('href')).toBe('/forgotten');
});

it('confirms an address by the button, not by the visit, and says so', async () => {
  const call = 'POST /api/auth/confirm/';
  const asked = await show('/confirm?token=secret', ConfirmPage, { [call]: done });
  expect(asked).toEqual([]);
  await press('Confirm my email');
  expect(asked).toEqual([[call, { token: 'secret' }]]);
  expect(screen.getByRole('status').textContent).toBe('Your email is confirmed.');
  expect(location.href).not.toContain('secret');
});

it('says that a link to confirm is dead', async () => {
  await show('/confirm?token=secret', ConfirmPage, { 'POST /api/auth/confirm/': dead });
  await press('Confirm my email');
  const said = screen.getByText('This link does not work any more.');
  expect([said.role, document.activeElement]).toEqual(['alert', said]);
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
});
