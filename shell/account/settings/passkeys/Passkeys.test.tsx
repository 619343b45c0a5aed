import type { PasskeySettings } from '@desert/contract/accounts/passkeys';
import { press, type } from '@desert/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Api, listWrites, showSettings } from '../../../testing/accountSettings.tsx';
import { refusal, stubDevice } from '../../../testing/device.ts';

const READ = 'GET /api/account/passkeys/';
const ASK = 'POST /api/account/passkeys/options/';
const SECOND = 'PUT /api/account/second-factor/';
const PASSWORD = 'howl at the moon';
const CODES = ['k3vq-9x0t-m2hs-7dpw', 'zzzz-0000-1111-2222'];

const phone = {
  id: 3,
  credential_id: 'Y3JlZA',
  name: 'My phone',
  created_at: '2026-11-02T04:33:02.000Z',
  last_used_at: null,
  backed_up: false,
};
const none: PasskeySettings = {
  passkeys: [],
  user_handle: 'dXNlci03',
  second_factor: false,
  recovery_codes_left: 0,
};
const settings: PasskeySettings = { ...none, passkeys: [phone] };
const guarded: PasskeySettings = { ...settings, second_factor: true, recovery_codes_left: 10 };
const good = (body: unknown) => ({ status: 200, body });
const CHALLENGE = good({
  ticket: 'T',
  options: { challenge: 'Y2g', rp: { name: 'x' }, user: { id: 'dQ' }, pubKeyCredParams: [] },
});

let copied: string[];

beforeEach(() => {
  copied = stubDevice();
});

const section = () => screen.getByRole('region', { name: 'Log-in' });
const twoStep = () => screen.getByRole('group', { name: 'Two-step verification' });
const dialog = () => screen.findByRole('dialog');

/** Presses a button of the section, then confirms with the password in the modal. */
async function change(open: string, confirm = open) {
  await press(open, section());
  const modal = await dialog();
  type('Password', PASSWORD);
  await press(confirm, modal);
}

it.each([
  ['NotAllowedError', 'No passkey was used. Try again when you’re ready.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
])(
  'a device that makes no passkey (%s) gives a message, and the form keeps what was typed',
  async (name, text) => {
    stubDevice(refusal(name));
    await showSettings({ [READ]: good(none), [ASK]: CHALLENGE });
    await change('Add a passkey');
    expect(await screen.findByText(text)).toBeTruthy();
    const field = within(await dialog()).getByLabelText<HTMLInputElement>('Password');
    expect(field.value).toBe(PASSWORD);
  },
);

it('renaming a passkey tells the password manager the account’s passkeys and name', async () => {
  const signals: unknown[] = [];
  stubDevice(undefined, {
    signalAllAcceptedCredentials: async (signal: object) => signals.push(signal),
    signalCurrentUserDetails: async (signal: object) => signals.push(signal),
  });
  await showSettings({ [READ]: good(settings), 'PUT /api/account/passkeys/3/': good(phone) });
  await press('Rename My phone');
  const modal = await dialog();
  type('Name', 'Key ring');
  await press('Rename passkey', modal);
  expect(listWrites()).toEqual([['PUT /api/account/passkeys/3/', { name: 'Key ring' }]]);
  const account = { rpId: location.hostname, userId: 'dXNlci03' };
  await vi.waitFor(() =>
    expect(signals).toEqual([
      { ...account, allAcceptedCredentialIds: ['Y3JlZA'] },
      { ...account, name: 'fan', displayName: 'fan' },
    ]),
  );
});

it('removing a passkey tells the password manager which passkeys the account still has', async () => {
  const signals: unknown[] = [];
  stubDevice(undefined, {
    signalAllAcceptedCredentials: async (signal: object) => signals.push(signal),
  });
  const api: Api = { [READ]: good(settings), 'DELETE /api/account/passkeys/3/': good({}) };
  await showSettings(api);
  api[READ] = good(none);
  await press('Remove My phone');
  type('Password', PASSWORD);
  await press('Remove passkey', await dialog());
  await vi.waitFor(() => expect(signals).toMatchObject([{ allAcceptedCredentialIds: [] }]));
});

it('turning on the second factor shows recovery codes to copy', async () => {
  const api: Api = { [READ]: good(settings), [SECOND]: good({ recovery_codes: CODES }) };
  await showSettings(api);
  await change('Turn on', 'Turn on two-step verification');
  expect(listWrites()).toEqual([[SECOND, { password: PASSWORD, on: true }]]);
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual(CODES);
  await press('Copy');
  expect(copied).toEqual([CODES.join('\n')]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  fireEvent(await dialog(), new Event('cancel'));
  expect(screen.getByText(CODES[0]!)).toBeTruthy();
  await press('I saved my codes');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a member with few recovery codes left is warned, and can get new codes', async () => {
  const RENEW = 'POST /api/account/recovery-codes/';
  const api: Api = {
    [READ]: good({ ...guarded, recovery_codes_left: 2 }),
    [RENEW]: good({ recovery_codes: CODES }),
  };
  await showSettings(api);
  expect(section().textContent).toContain('Only 2 recovery codes left');
  api[READ] = good(guarded);
  await change('Get new codes');
  expect(listWrites()).toEqual([[RENEW, { password: PASSWORD }]]);
  expect(await screen.findByText(CODES[0]!)).toBeTruthy();
  expect(section().textContent).toContain('You have 10 of 10 recovery codes left.');
});

it('two-step verification asks for a passkey first, and a list of passkeys that failed can be retried', async () => {
  const api: Api = {};
  await showSettings(api);
  expect(screen.queryByRole('group', { name: 'Two-step verification' })).toBeNull();
  api[READ] = good(none);
  await press('Try again', section());
  expect(within(section()).getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(twoStep().textContent).toContain('add a passkey first');
  expect(within(twoStep()).queryByRole('button')).toBeNull();
});
