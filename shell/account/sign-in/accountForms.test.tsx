import type { DemoAccount } from '@desert/contract/pages/shell';
import { $modal, $toast, $viewer, ModalHost } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Api, stubApi } from '../../testing/accountSettings.tsx';
import { stubDevice } from '../../testing/device.ts';
import { showPage } from '../../testing/showPage.tsx';
import { AccountForm } from './AccountForm.tsx';
import { openAccountModal } from './openAccountModal.ts';

const LOG_IN = 'POST /api/auth/login';
const SIGN_UP = 'POST /api/auth/signup';
const account = { status: 200, body: { id: 7, username: 'fan', email: 'fan@example.com' } };

function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) type(label, value);
}

const passwords = (password: string) => ({ Password: password, 'Confirm Password': password });

it('the log-in and sign-up forms trim every field except the passwords', async () => {
  const sent = stubApi({ [LOG_IN]: account, [SIGN_UP]: account });
  const { unmount } = render(<AccountForm name="login" next="/" />);
  fillIn({ Email: ' fan@example.com ', Password: ' howl ' });
  await press('Log In');
  unmount();
  render(<AccountForm name="signup" next="/" />);
  const password = ' howl at the moon';
  fillIn({ Email: ' fan@example.com', Username: 'fan ', ...passwords(password) });
  await press('Sign Up');
  expect(sent.filter(([call]) => call.startsWith('POST'))).toEqual([
    [LOG_IN, { email: 'fan@example.com', password: ' howl ' }],
    [SIGN_UP, { email: 'fan@example.com', username: 'fan', password }],
  ]);
});

it('the log-in form has the “Forgot” link, the button, the passkey and the demo account in this order', async () => {
  stubDevice();
  const demo = { email: 'demo@example.com', password: 'howl with the pack' };
  const sent = stubApi({ [LOG_IN]: account });
  render(<AccountForm name="login" next="/merch/new" demo={demo} />);
  const texts = Array.from(
    document.querySelectorAll('label, a, button, p'),
    ({ textContent }) => textContent,
  );
  expect(texts).toEqual([
    'Email',
    'You can also use your username',
    'Password',
    'Forgot your password?',
    'Log In',
    'or',
    'Log in with a passkey',
    'Demo User',
    'Try the site with a shared demo account.',
  ]);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Demo User' });
  // Posted by the browser without JavaScript.
  expect(form?.getAttribute('action')).toBe('/login?next=%2Fmerch%2Fnew');
  expect(Object.fromEntries(new FormData(form!))).toEqual(demo);
  await press('Demo User');
  expect(sent[0]).toEqual([LOG_IN, demo]);
  expect($toast.get()).toBeNull();
});

it('the sign-up form links to the rules and the privacy page', async () => {
  stubApi({ [SIGN_UP]: account });
  render(<AccountForm name="signup" next="/" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/terms', '/rules', '/privacy']);
  fillIn({ Email: 'fan@example.com', Username: 'fan', ...passwords('howl at the moon') });
  await press('Sign Up');
  expect($toast.get()?.text).toBe('Account created.');
});

it.each(['Sign Up', 'Log In'])(
  'the visitor’s interrupted action continues after %s in the modal',
  async (title) => {
    stubApi({ [LOG_IN]: account, [SIGN_UP]: account });
    const seen: unknown[] = [];
    render(<ModalHost />);
    await act(async () =>
      openAccountModal('signup', undefined, ({ id }) =>
        seen.push(id, $modal.get(), $viewer.get()?.id),
      ),
    );
    if (title === 'Log In') fireEvent.click(await screen.findByRole('link', { name: title }));
    await screen.findByRole('heading', { name: title });
    fillIn({ Email: 'fan@example.com', Password: 'howl at the moon' });
    if (title === 'Sign Up') fillIn({ Username: 'fan', 'Confirm Password': 'howl at the moon' });
    await press(title);
    expect(seen).toEqual([7, null, 7]);
  },
);

it.each([
  [
    8,
    '',
    /^At least 8 characters, 15 or more is best. A sentence is fine. Once you’re in, you can add a passkey/,
  ],
  [8, 'x', /^Add 7 more characters\.$/],
  [8, 'x'.repeat(8), /^Add 7 more characters to make it hard to guess\.$/],
  [8, 'x'.repeat(15), /^That’s long enough\.$/],
  [15, '', /^At least 15 characters. A sentence is fine. Once/],
  [15, '🏒'.repeat(8), /^Add 7 more characters\.$/],
  [20, 'x'.repeat(19), /^Add 1 more character\.$/],
])(
  'with a minimum of %i characters, the password field after %j says %s',
  async (passwordMin, typed, hint) => {
    await showPage(<AccountForm name="signup" />, { path: '/signup', state: { passwordMin } });
    type('Password', typed);
    expect(screen.getByText(hint)).toBeTruthy();
  },
);

it('the sign-up form requires the site’s minimum length of passwords', async () => {
  const sent = stubApi({});
  await showPage(<AccountForm name="signup" />, { path: '/signup', state: { passwordMin: 15 } });
  fillIn({ Email: 'fan@example.com', Username: 'fan', ...passwords('howl at a moon') });
  await press('Sign Up');
  expect(screen.getByText('Password must be at least 15 characters')).toBeTruthy();
  expect(sent.filter(([call]) => call.startsWith('POST'))).toEqual([]);
});

const KEYS = 'GET /api/account/passkeys/';
const ASK_KEY = 'POST /api/account/passkeys/options/';
const ADD_KEY = 'POST /api/account/passkeys/new/';
const canMake = { isUserVerifyingPlatformAuthenticatorAvailable: async () => true };

async function logIn(api: Api, demo?: DemoAccount) {
  const sent = stubApi({ [LOG_IN]: account, ...api });
  render(
    <>
      <ModalHost />
      <AccountForm name="login" demo={demo} />
    </>,
  );
  fillIn({ Email: 'fan@example.com', Password: 'howl at the moon' });
  await press('Log In');
  await act(() => vi.dynamicImportSettled());
  return sent;
}

it('after a log-in with a password, a member without a passkey can add one without typing it again', async () => {
  stubDevice(undefined, canMake);
  const sent = await logIn({
    [KEYS]: { status: 200, body: { passkeys: [] } },
    [ASK_KEY]: {
      status: 200,
      body: {
        ticket: 'T',
        options: { challenge: 'Y2g', rp: { name: 'x' }, user: { id: 'dQ' }, pubKeyCredParams: [] },
      },
    },
    [ADD_KEY]: { status: 201, body: {} },
  });
  await screen.findByRole('dialog', { name: 'Skip the password next time?' });
  await press('Add a passkey');
  await vi.waitFor(() => expect($toast.get()?.text).toBe('Passkey added.'));
  expect(sent.slice(-2)).toMatchObject([
    [ASK_KEY, { password: 'howl at the moon' }],
    [ADD_KEY, { ticket: 'T', name: 'Firefox on Linux' }],
  ]);
});

it.each<[string, object, Api, DemoAccount?]>([
  ['a member who has a passkey', canMake, { [KEYS]: { status: 200, body: { passkeys: [{}] } } }],
  ['a device that can make none', {}, { [KEYS]: { status: 200, body: { passkeys: [] } } }],
  [
    'the demo account',
    canMake,
    { [KEYS]: { status: 200, body: { passkeys: [] } } },
    { email: 'fan@example.com', password: 'x' },
  ],
])('no passkey is offered to %s', async (_, abilities, api, demo) => {
  stubDevice(undefined, abilities);
  await logIn(api, demo);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a passkey that was declined is not offered again in this browser', async () => {
  stubDevice(undefined, canMake);
  const api: Api = { [KEYS]: { status: 200, body: { passkeys: [] } } };
  await logIn(api);
  await screen.findByRole('dialog');
  await press('Not now');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const sent = await logIn(api);
  expect(sent.filter(([call]) => call === KEYS)).toEqual([]);
});

it('the sign-up form shows all errors at once, including a common password and a missing repetition', async () => {
  const sent = stubApi({});
  await showPage(<AccountForm name="signup" />, { path: '/signup', state: { passwordMin: 8 } });
  await act(() => vi.dynamicImportSettled());
  fillIn({ Email: 'fan', Username: 'fan', Password: 'baseball' });
  await press('Sign Up');
  for (const text of [
    'Enter an email like name@example.com',
    /^This password is too common/,
    /^Confirm Password field must be/,
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  ['login', 'Log In', LOG_IN],
  ['signup', 'Sign Up', SIGN_UP],
] as const)(
  'the form “%s” explains that the browser blocks cookies, if it does',
  async (name, title, call) => {
    stubApi({ [call]: account, 'GET /api/auth/': { status: 401, body: {} } });
    render(<AccountForm name={name} />);
    fillIn({ Email: 'fan@example.com', Password: 'howl at the moon' });
    if (name === 'signup') fillIn({ Username: 'fan', 'Confirm Password': 'howl at the moon' });
    await press(title);
    expect(
      screen.getByText('Your browser blocks this site’s cookies. Allow them to log in.'),
    ).toBeTruthy();
    expect($viewer.get()).toBeNull();
  },
);
