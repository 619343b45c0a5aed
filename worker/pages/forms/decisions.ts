/** A member, suspended or not, asks another moderator: a form alone, with scripts, too. */
import { AppealForm } from '@desert/contract/moderation/appeal-input';
import { decisionAnchor } from '@desert/contract/moderation/decisions';
import { DECISIONS_PATH } from '@desert/contract/moderation/moderation-pages';
import { readAnySession } from '../../accounts/session/resolve.ts';
import { limitReports } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import { refuseDemoAccount } from '../../members/users/demo-account.ts';
import { storeAppeal } from '../../moderation/appeals/appeal.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { PostableForm } from './posted.ts';

export const decisionForms: Record<string, PostableForm> = {
  [DECISIONS_PATH]: async ({ request, env, primary }, shown) => {
    const fields: Record<string, string> = Object.fromEntries(await readForm(request));
    const database = openD1(primary);
    const account = (await readAnySession(request, database))?.account;
    if (!account) return redirectSeeOther(`/login?next=${DECISIONS_PATH}`);
    for (const name of ['decision', 'reason']) shown.values[name] = [fields[name] ?? ''];
    refuseDemoAccount(env, account.email);
    const input = parseInput(AppealForm, fields);
    await admitRequest(database, limitReports(env, account.id));
    await storeAppeal(database, account.id, input);
    return redirectSeeOther(`${DECISIONS_PATH}#${decisionAnchor(input.decision)}`);
  },
};
