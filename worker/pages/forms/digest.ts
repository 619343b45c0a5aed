import { SETTINGS_PATH } from '@desert/contract/members/members';
import { DigestForm } from '@desert/contract/notifications/notification-input';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { refuseDemoAccount } from '../../members/users/demo-account.ts';
import { changeSettings } from '../../notifications/settings.ts';
import { defineMemberForm, type PostableForm } from './posted.ts';

/** The question on Home whether a member wants weekly digests, and the choice in settings without scripts. */
export const digestForms: Record<string, PostableForm> = {
  [SETTINGS_PATH]: defineMemberForm(async ({ database, env, account, user_id }, { request }) => {
    refuseDemoAccount(env, account.email);
    const { digest, asked } = parseInput(DigestForm, Object.fromEntries(await readForm(request)));
    await admitRequest(database, limitWritesByAccount(env, user_id));
    await changeSettings(database, user_id, { digest: digest === 'yes' });
    return asked === undefined ? `${SETTINGS_PATH}#notifications` : '/';
  }),
};
