/** Flags on `/moderation/health` are switched by forms alone: with scripts, too. */
import { FlagForm, listFlags } from '@desert/contract/moderation/flags';
import { HEALTH_PATH } from '@desert/contract/pages/figures';
import { parseInput, readForm } from '../../http/request/body.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { requirePasskey } from '../../moderation/passkey-duty.ts';
import { switchFlag } from '../../moderation/switch-flag.ts';
import { defineMemberForm, type PostableForm } from './posted.ts';

const switchPosted = defineMemberForm(async ({ database, env, account, user_id }, { request }) => {
  if (account.role !== 'moderator') throw new Refusal(403, 'Only moderators can do this.');
  await requirePasskey(database, user_id);
  const { flag, to } = parseInput(FlagForm, Object.fromEntries(await readForm(request)));
  const state = listFlags(env.SECTIONS).find((eachState) => eachState.flag === flag);
  if (!state) throw new Refusal(400, 'There’s nothing of that name to turn on or off.');
  await switchFlag(database, user_id, state, to === 'on');
  return HEALTH_PATH;
});

export const flagForms: Record<string, PostableForm> = {
  [HEALTH_PATH]: Object.assign(switchPosted, { securityEvent: 'moderation' }),
};
