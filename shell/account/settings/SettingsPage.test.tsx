import type { AccountDetails } from '@desert/contract/accounts/account';
import type { PasskeySettings } from '@desert/contract/accounts/passkeys';
import { SETTINGS_PATH, SETTINGS_READS } from '@desert/contract/members/members';
import { NOTIFICATION_KINDS } from '@desert/contract/notifications/notifications';
import { $viewer, endSession, SiteRouter } from '@desert/kit/shell';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteContext } from '../../sections/site.ts';
import { type Api, here, LIST, phone, showSettings } from '../../testing/accountSettings.tsx';
import { stateWith } from '../../testing/showPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const ACCOUNT = `GET ${SETTINGS_READS.account}`;
const viewer = { id: 7, username: 'fan' };
const account: AccountDetails = { ...viewer, email: 'fan@example.com', email_confirmed: true };
const passkeys: PasskeySettings = {
  passkeys: [],
  user_handle: '',
  second_factor: false,
  recovery_codes_left: 0,
};
const ok = (body: unknown) => ({ status: 200, body });

it('the server’s HTML of the settings page is complete', () => {
  $viewer.set(viewer);
  const responses = {
    [SETTINGS_READS.account]: ok(account),
    [SETTINGS_READS.sessions]: ok([here, phone]),
    [SETTINGS_READS.passkeys]: ok(passkeys),
    [SETTINGS_READS.notifications]: ok(
      Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])),
    ),
    [SETTINGS_READS.blocks]: ok([{ id: 8, username: 'ann' }]),
  };
  document.body.innerHTML = renderToString(
    <SiteRouter path={SETTINGS_PATH}>
      <SiteContext value={{ state: stateWith({ viewer, responses }) }}>
        <SettingsPage params={{}} onShown={() => {}} />
      </SiteContext>
    </SiteRouter>,
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Your jersey number',
    'Log-in',
    'Where you’re logged in',
    'Notifications',
    'Privacy and data',
  ]);
  for (const text of ['fan@example.com', 'Chrome on Android', 'Likes', 'ann'])
    expect(screen.getByText(text, { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Loading');
  const download = screen.getByRole('link', { name: 'Download my data' });
  expect(download.getAttribute('href')).toBe('/api/account/data/');
  expect(download.hasAttribute('download')).toBe(true);
  expect(download.className).toContain('button');
  expect(document.body.innerHTML).not.toContain('style=');
});

it.each([
  ['tells the demo account', 'fan@example.com', true],
  ['does not tell another account', 'demo@example.com', false],
])(
  'the settings page %s that most settings of the demo account cannot be changed',
  async (_, email, isSaid) => {
    const demo = { email, password: 'howl at the moon' };
    await showSettings({ [ACCOUNT]: ok(account) }, { demo });
    expect(screen.queryByText(/^The demo account is shared/) !== null).toBe(isSaid);
  },
);

it('the settings load after the member logs in again over an ended session', async () => {
  const api: Api = { [LIST]: { status: 401, body: {} } };
  await showSettings(api);
  expect(screen.queryByText(/Your list of devices didn’t load/)).toBeNull();
  api[LIST] = ok([here]);
  await act(async () => endSession());
  await act(async () => $viewer.set(viewer));
  expect(screen.getByText('This device')).toBeTruthy();
});
