import type { PageState } from '@desert/contract/pages/shell';
import { $viewer } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { type Api, doneResponse, stubApi } from '../../testing/accountSettings.tsx';
import { showPage } from '../../testing/showPage.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ResendPage } from './ResendPage.tsx';
import { ResetPage } from './ResetPage.tsx';

/** Shows a page at its address, with a stub of the API. @returns the requests */
async function show(path: string, Page: ComponentType, api: Api, state: Partial<PageState> = {}) {
  const requests = stubApi(api);
  await showPage(<Page />, { path, state });
  return requests;
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

it('a password reset asks for the second factor after the new password, and then logs the member in', async () => {
  const requests = await show('/reset?token=secret', ResetPage, {
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
  expect(requests).toContainEqual(['POST /api/auth/second-factor/', sent]);
  expect($viewer.get()).toEqual({ id: 7, username: 'fan' });
});

it('the page of an expired reset link says so, and links to the page that sends a new link', async () => {
  await show('/reset?token=secret', ResetPage, { 'POST /api/auth/password/': dead });
  await setPassword();
  const message = screen.getByText('This link has expired or was already used.');
  expect([message.role, document.activeElement]).toEqual(['alert', message]);
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Get a new link' });
  expect(link.getAttribute('href')).toBe('/forgotten');
});

it('an email address is confirmed by the button, not by the visit', async () => {
  const call = 'POST /api/auth/confirm/';
  const requests = await show('/confirm?token=secret', ConfirmPage, { [call]: doneResponse });
  expect(requests).toEqual([]);
  await press('Confirm my email');
  expect(requests).toEqual([[call, { token: 'secret' }]]);
  expect(screen.getByRole('status').textContent).toBe('Your email is confirmed.');
  expect(location.href).not.toContain('secret');
});

const DEAD = dead.body.errors.token;
const TAKEN = 'Another account is already using this email.';
const CONFIRMED = 'Your email is already confirmed. You can change it in your account settings.';
const SETTINGS = 'Go to account settings';

it.each([
  [DEAD, DEAD, null, 'Get a new link', '/confirm/new'],
  [DEAD, CONFIRMED, { id: 7, username: 'fan' }, SETTINGS, '/user/settings'],
  [TAKEN, TAKEN, null, SETTINGS, '/user/settings'],
])(
  'a failed email confirmation (%s) says %s to the viewer %j, and links to the next step',
  async (token, text, viewer, name, href) => {
    $viewer.set(viewer);
    const refused = { status: 400, body: { errors: { token } } };
    await show('/confirm?token=secret', ConfirmPage, { 'POST /api/auth/confirm/': refused });
    await press('Confirm my email');
    const message = screen.getByText(text);
    expect([message.role, document.activeElement]).toEqual(['alert', message]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  },
);

it.each<[string, ComponentType, string]>([
  ['/reset', ResetPage, '/forgotten'],
  ['/confirm', ConfirmPage, '/confirm/new'],
])(
  'the page %s, opened with an expired link, offers a new link in place of the form',
  async (path, Page, href) => {
    const requests = await show(
      `${path}?token=secret`,
      Page,
      {},
      {
        form: { ...dead.body, values: {} },
      },
    );
    expect(screen.getByText('This link has expired or was already used.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    expect(document.activeElement).toBe(document.body);
    expect(requests).toEqual([]);
  },
);

it('the page for a new confirmation link sends a link until the email is confirmed', async () => {
  $viewer.set({ id: 7, username: 'fan', unconfirmed_may: 'read' });
  const call = 'POST /api/account/confirmation/';
  const requests = await show('/confirm/new', ResendPage, { [call]: doneResponse });
  await press('Send link');
  expect(requests).toEqual([[call, undefined]]);
  expect(screen.getByRole('status').textContent).toBe(
    'You’ll get a link in a few minutes. Check your inbox.',
  );
  act(() => $viewer.set({ id: 7, username: 'fan' }));
  expect(screen.getByRole('status').textContent).toBe('Your email is confirmed.');
  expect(screen.queryByRole('button')).toBeNull();
  const waiting = { unconfirmed_may: 'read', awaits_approval: true } as const;
  act(() => $viewer.set({ id: 7, username: 'fan', ...waiting }));
  expect(screen.getByText(/^A moderator has to approve your account/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
