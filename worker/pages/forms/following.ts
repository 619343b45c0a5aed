/** The list of follows works by forms alone: with scripts, too. */
import { FollowInput } from '@desert/contract/notifications/follow-input';
import { FOLLOWING_PATH } from '@desert/contract/notifications/follows';
import { followTarget, pauseFollow, unfollowTarget } from '../../follows/follows.ts';
import { limitWritesByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { defineMemberForm, type PostableForm } from './posted.ts';

export const followingForms: Record<string, PostableForm> = {
  [FOLLOWING_PATH]: defineMemberForm(async ({ database, env, user_id, demo }, { request }) => {
    const data = await readForm(request);
    await admitRequest(database, limitWritesByAccount(env, user_id, { demo }));
    const idIn = (name: string) => ({ id: Number(data.get(name)), user_id });
    if (data.has('remove')) await unfollowTarget(database, idIn('remove'));
    else if (data.has('pause')) await pauseFollow(database, idIn('pause'), true);
    else if (data.has('resume')) await pauseFollow(database, idIn('resume'), false);
    else {
      const { target } = parseInput(FollowInput, { target: data.get('target') ?? '' });
      await followTarget(database, user_id, target);
    }
    return FOLLOWING_PATH;
  }),
};
