import type { PageState } from '@desert/contract/shell';
import { $toast, $viewer, SiteRouter } from '@desert/kit/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../src/site.ts';
import { type Api, done, stubApi } from '../../testing/accountSettings.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ForgottenPage } from './ForgottenPage.tsx';
import { ResetPage } from './ResetPage.tsx';

const state: PageState = {
  viewer: null,
  theme: 'system',
  sections: [],
  manifests: {},
  soon: [],
  credit: { name: 'somebody', links: [] },
  unavailable: [],
  answers: {},
};

afterEach(() => {
  vi.unstubAllGlobals();
  $viewer.set(null);
});

/** Shows a page at its address, in front of an API that answers as told. @returns what that is asked */
function show(address: string, Page: ComponentType, api: Api) {
  history.replaceState(null, '', address);
  const asked = stubApi(api);
  render(
    <SiteRouter>
      <SiteContext value={{ state }}>
        <Page />
      </SiteContext>
    </SiteRouter>,
  );
  return asked;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const account = { id: 7, username: 'fan', email: 'fan@example.com' };
const dead = { status: 400, body: { errors: { token: 'This link does not work any more.' } } };

it('sends the link to who forgot the password, and says the same of every address', async () => {
  const asked = show('/forgotten', ForgottenPage, { 'POST /api/auth/forgotten/': done });
  type('E-mail', ' fan@example.com');
  await press('Send the link');
  expect(asked).toEqual([['POST /api/auth/forgotten/', { email: 'fan@example.com' }]]);
  expect(screen.getByRole('status').textContent).toMatch(/^If this address has an account/);
});

it('sets the password, signs in, and takes the token out of the address', async () => {
  const asked = show('/reset?token=secret', ResetPage, {
    'POST /api/auth/password/': { status: 200, body: account },
  });
  type('New Password', 'howl at the sun');
  type('Confirm Password', 'howl at the sun');
  await press('Set the password');
  const sent = { token: 'secret', password: 'howl at the sun' };
  expect(asked).toEqual([['POST /api/auth/password/', sent]]);
  expect($viewer.get()).toEqual({ id: 7, username: 'fan' });
  expect($toast.get()?.text).toMatch(/^Your password is changed/);
  expect(location.href).not.toContain('secret');
});

it('asks for the second factor after the new password, and signs in with it', async () => {
  const asked = show('/reset?token=secret', ResetPage, {
    'POST /api/auth/password/': {
      status: 403,
      body: {
        errors: { message: 'More is needed.' },
        second_factor: { ticket: 'T', options: { challenge: 'Y2hhbGxlbmdl', rpId: 'desert.test' } },
      },
    },
    'POST /api/auth/second-factor/': { status: 200, body: account },
  });
  type('New Password', 'howl at the sun');
  type('Confirm Password', 'howl at the sun');
  await press('Set the password');
  await screen.findByLabelText('Recovery code');
  expect($viewer.get()).toBeNull();
  type('Recovery code', 'k3vq');
  await press('Use the code');
  const sent = { ticket: 'T', recovery_code: 'k3vq' };
  expect(asked.at(-1)).toEqual(['POST /api/auth/second-factor/', sent]);
  expect($viewer.get()).toEqual({ id: 7, username: 'fan' });
});

it('says that a link to a password is dead, and where another is', async () => {
  show('/reset?token=secret', ResetPage, { 'POST /api/auth/password/': dead });
  type('New Password', 'howl at the sun');
  type('Confirm Password', 'howl at the sun');
  await press('Set the password');
  expect(screen.getByText(/^This link does not work/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Send a new link' });
  expect(link.getAttribute('href')).toBe('/forgotten');
});

it('confirms an address by the button, not by the visit, and says so', async () => {
  const asked = show('/confirm?token=secret', ConfirmPage, { 'POST /api/auth/confirm/': done });
  expect(asked).toEqual([]);
  await press('Confirm my address');
  expect(asked).toEqual([['POST /api/auth/confirm/', { token: 'secret' }]]);
  expect(screen.getByRole('status').textContent).toBe('Your e-mail address is confirmed.');
  expect(location.href).not.toContain('secret');
});

it('says that a link to confirm is dead', async () => {
  show('/confirm?token=secret', ConfirmPage, { 'POST /api/auth/confirm/': dead });
  await press('Confirm my address');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'This link does not work any more.',
  );
  expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('This link does not work any more.');
});
