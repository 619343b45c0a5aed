import { NOTIFICATIONS_LIST } from '@desert/contract/notifications';

/** The API reads of the account settings page. */
export const SETTINGS_READS = {
  account: '/api/auth/',
  sessions: '/api/account/sessions/',
  passkeys: '/api/account/passkeys/',
  notifications: `${NOTIFICATIONS_LIST}settings/`,
  blocks: '/api/blocks/',
};
