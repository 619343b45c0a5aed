import { SETTINGS_PATH } from '@desert/contract/members/members';
import { writes } from '../../http/rate-limits/policies.ts';
import { admit } from '../../http/rate-limits/rate-limit.ts';
import { readForm } from '../../http/request/body.ts';
import { refuse } from '../../http/response/refusal.ts';
import { changeSettings } from '../../notifications/settings.ts';
import { memberForm, type PostableForm } from './posted.ts';

/** The question on Home whether a member wants weekly digests, and the choice in settings without scripts. */
export const digestForms: Record<string, PostableForm> = {
  [SETTINGS_PATH]: memberForm(async ({ database, env, user_id, demo }, { request }) => {
    const data = await readForm(request);
    if (demo !== undefined) refuse(403, 'The demo account gets no email.');
    await admit(database, writes(env, user_id));
    await changeSettings(database, user_id, { digest: data.get('digest') === 'yes' });
    return data.has('asked') ? '/' : `${SETTINGS_PATH}#notifications`;
  }),
};
