import { $toast, $viewer } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Api, stubApi } from '../../testing/accountSettings.tsx';
import { refusal, stubDevice } from '../../testing/device.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';

const ASK = 'POST /api/auth/passkey/options/';
const SEND = 'POST /api/auth/passkey/';
const LOG_IN = 'POST /api/auth/login';
const SECOND = 'POST /api/auth/second-factor/';
const secondFactor = { ticket: 'T', options: { challenge: 'Y2hhbGxlbmdl', rpId: 'desert.test' } };
const account = { status: 200, body: { id: 7, username: 'fan', email: 'fan@example.com' } };
const needed = {
  status: 403,
  body: { errors: { message: 'More is needed.' }, second_factor: secondFactor },
};

let api: Api;
let sent: () => ReturnType<typeof stubApi>;

beforeEach(() => {
  stubDevice();
  api = { [ASK]: { status: 200, body: secondFactor }, [SEND]: account, [LOG_IN]: needed };
});

function show() {
  const requests = stubApi(api);
  sent = () => requests.filter(([call]) => call.startsWith('POST'));
  const onDone = vi.fn();
  render(<AccountForm name="login" onDone={onDone} />);
  return onDone;
}

async function givePassword() {
  const onDone = show();
  type('Email', 'fan@example.com');
  type('Password', 'howl at the moon');
  await press('Log In');
  await screen.findByText(/^Your password is correct/);
  return onDone;
}

it('a canceled passkey is reported in the log-in form, which keeps what was typed', async () => {
  stubDevice(refusal('NotAllowedError'));
  const onDone = show();
  type('Email', 'fan@example.com');
  await press('Log in with a passkey');
  expect(await screen.findByText('No passkey was used. Try again when you’re ready.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('fan@example.com');
  expect([onDone.mock.calls, sent().map(([call]) => call)]).toEqual([[], [ASK]]);
});

it('passkeys are not offered without browser support, nor at sign-up', () => {
  const { unmount } = render(<AccountForm name="signup" />);
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  unmount();
  vi.unstubAllGlobals();
  render(<AccountForm name="login" />);
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
});

it('a passkey that is chosen among the suggestions of the email field logs in', async () => {
  stubDevice(undefined, { isConditionalMediationAvailable: async () => true });
  const get = vi.spyOn(navigator.credentials, 'get');
  const answer = navigator.credentials.get({});
  get
    .mockReset()
    .mockReturnValueOnce(answer)
    .mockReturnValue(new Promise(() => {}));
  const onDone = show();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
  expect(get.mock.calls[0]![0]).toMatchObject({ mediation: 'conditional' });
  expect(
    sent()
      .map(([call]) => call)
      .slice(0, 2),
  ).toEqual([ASK, SEND]);
});

it('the passkey button cancels the wait for a suggested passkey, and a refused passkey is explained', async () => {
  const isConditionalMediationAvailable = async () => true;
  stubDevice(undefined, { isConditionalMediationAvailable });
  api[SEND] = { status: 401, body: { errors: { message: 'No such passkey.' } } };
  const answer = navigator.credentials.get.bind(navigator.credentials);
  const aborted = vi.fn();
  const get = vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    if (options?.mediation !== 'conditional') return answer(options);
    return new Promise((_, reject) => {
      options.signal!.addEventListener('abort', () => {
        aborted();
        reject(refusal('AbortError'));
      });
    });
  });
  const onDone = show();
  await vi.waitFor(() => expect(get).toHaveBeenCalledOnce());
  await press('Log in with a passkey');
  expect(await screen.findByText('No such passkey.')).toBeTruthy();
  expect([aborted.mock.calls.length, onDone.mock.calls]).toEqual([1, []]);
});

it('a recovery code replaces the passkey, and a wrong one can be corrected', async () => {
  const wrong = 'That recovery code is incorrect or was already used';
  api[SECOND] = { status: 401, body: { errors: { recovery_code: wrong } } };
  const onDone = await givePassword();
  await press('Use code');
  expect(screen.getByText('Enter a recovery code')).toBeTruthy();
  type('Recovery code', ' k3vq ');
  await press('Use code');
  expect(screen.getByText(wrong)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Recovery code').value).toBe(' k3vq ');
  api[SECOND] = account;
  await press('Use code');
  expect(sent().at(-1)).toEqual([SECOND, { ticket: 'T', recovery_code: 'k3vq' }]);
  expect(onDone).toHaveBeenCalled();
  expect($toast.get()?.text).toContain('is now used up');
  await press('Start over');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('a log-in form posted without scripts has the fields of the second factor', () => {
  stubApi(api);
  const posted = { values: { email: ['fan@example.com'] }, errors: { recovery_code: 'Type it' } };
  render(<AccountForm name="login" posted={posted} />);
  expect(screen.getByLabelText('Recovery code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Type it')).toBeTruthy();
  const html = renderToString(<AccountForm name="login" suspended />);
  expect(html).toMatch(/<a href="\/api\/account\/data\/"[^>]*>Download my data<\/a>/);
});

it.each(['with the password', 'with a passkey'])(
  'a suspended member who logs in %s reads why, and may download their data or delete the account',
  async (way) => {
    const message = 'This account is suspended permanently. Reason: Spam';
    const suspended = { status: 403, body: { errors: { message }, suspended: true } };
    api = { ...api, [LOG_IN]: suspended, [SEND]: suspended };
    show();
    type('Email', 'fan@example.com');
    type('Password', 'howl at the moon');
    await press(way === 'with a passkey' ? 'Log in with a passkey' : 'Log In');
    const link = await screen.findByRole('link', { name: 'Download my data' });
    expect(link.getAttribute('href')).toBe('/api/account/data/');
    expect(screen.getByText(message)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeTruthy();
    expect($viewer.get()).toBeNull();
  },
);
