/** An account that is signed in in two places, its API and its settings, for tests. */
import type { ListedSession } from '@desert/contract/account-settings';
import type { Answer } from '@desert/contract/page';
import { $viewer, ModalHost, SiteRouter } from '@desert/kit/shell';
import { stubNetwork } from '@desert/kit/testing';
import { act, render } from '@testing-library/react';
import { AccountSettings } from '../account/settings/AccountSettings.tsx';

export const LIST = 'GET /api/account/sessions/';

const NOVEMBER = '2026-11-21T04:33:02.000Z';

export const here: ListedSession = {
  id: 'here',
  created_at: NOVEMBER,
  last_seen_at: NOVEMBER,
  device: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  current: true,
};

export const phone: ListedSession = {
  id: 'phone',
  created_at: NOVEMBER,
  last_seen_at: '2026-11-02T04:33:02.000Z',
  device: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
  current: false,
};

/** What the API answers to what is done. */
export const done: Answer = { status: 200, body: { message: 'Done.' } };

/** The answers by 'METHOD /api/address/'; where one is missing there is no network. */
export type Api = Record<string, Answer>;

/**
 * Puts an API in the place of the network until `vi.unstubAllGlobals()`.
 * @returns what was asked: 'METHOD /api/address/' and the body
 */
export function stubApi(api: Api): [string, unknown][] {
  const asked: [string, unknown][] = [];
  stubNetwork((method, address, body) => {
    asked.push([`${method} ${address}`, body]);
    return api[`${method} ${address}`];
  });
  return asked;
}

let asked: ReturnType<typeof stubApi>;

/** What the settings sent, without what they read. */
export const sent = () => asked.filter(([call]) => !call.startsWith('GET'));

/** The account's settings on their page, with an API that answers as told. @returns what that is asked */
export async function showSettings(api: Api): Promise<typeof asked> {
  $viewer.set({ id: 7, username: 'fan' });
  history.replaceState(null, '', '/user/profile');
  asked = stubApi(api);
  await act(async () =>
    render(
      <SiteRouter>
        <AccountSettings />
        <ModalHost />
      </SiteRouter>,
    ),
  );
  return asked;
}
