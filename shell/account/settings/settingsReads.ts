import { NOTIFICATIONS_LIST } from '@desert/contract/notifications';

/** What the page of account settings reads of the API. */
export const SETTINGS_READS = {
  account: '/api/auth/',
  sessions: '/api/account/sessions/',
  passkeys: '/api/account/passkeys/',
  notifications: `${NOTIFICATIONS_LIST}settings/`,
  blocks: '/api/blocks/',
};
