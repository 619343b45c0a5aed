/** The settings of an account with two sessions, and a stub of its API, for tests. */
import type { ListedSession } from '@desert/contract/accounts/account-settings';
import { SETTINGS_PATH } from '@desert/contract/members/members';
import type { ApiResponse } from '@desert/contract/pages/page';
import type { PageState } from '@desert/contract/pages/shell';
import { $viewer, createApiCache, ModalHost, useAddress } from '@desert/kit/shell';
import { stubNetwork } from '@desert/kit/testing';
import { SettingsPage } from '../account/settings/SettingsPage.tsx';
import { showPage } from './showPage.tsx';

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

/** The API's response to a successful change. */
export const doneResponse: ApiResponse = { status: 200, body: { message: 'Done.' } };

/** Responses by 'METHOD /api/address/'; other requests fail as without a network. */
export type Api = Record<string, ApiResponse>;

/**
 * Replaces `fetch` by a stub of the API until `vi.unstubAllGlobals()`.
 * @returns a list to which each request is added: 'METHOD /api/address/' and the body
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

/** The requests of the settings, without GETs. */
export const listWrites = () => asked.filter(([call]) => !call.startsWith('GET'));

/** Shows the page of account settings, with a stub of the API. @returns the list of requests, as `stubApi` does */
export async function showSettings(api: Api, state?: Partial<PageState>): Promise<typeof asked> {
  $viewer.set({ id: 7, username: 'fan' });
  asked = stubApi(api);
  const page = (
    <>
      <SettingsRoute />
      <ModalHost />
    </>
  );
  await showPage(page, { path: SETTINGS_PATH, state: { ...state }, cache: createApiCache() });
  return asked;
}

function SettingsRoute() {
  const { path } = useAddress();
  return path === SETTINGS_PATH && <SettingsPage params={{}} onShown={() => {}} />;
}
