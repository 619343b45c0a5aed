import type { Done } from '@desert/contract/accounts/account-settings';
import {
  FollowInput,
  FollowingQuery,
  PauseInput,
} from '@desert/contract/notifications/follow-input';
import type { Following } from '@desert/contract/notifications/follows';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { readTarget } from '../../http/routes/request.ts';
import { accountChange, personalRead } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { followTarget, listFollows, pauseFollow, unfollowTarget } from '../follows.ts';

export const followRoutes = new Hono<ApiContext>();

followRoutes.get('/', personalRead, signedIn, validateInput('query', FollowingQuery), async (c) => {
  const { target } = c.req.valid('query');
  return c.json<Following>(await listFollows(c.var.database, c.var.account.id, target));
});

followRoutes.post('/', accountChange('write'), ...acceptBody(FollowInput), async (c) => {
  await followTarget(c.var.database, c.var.account.id, c.var.body.target);
  return c.json<Done>({ message: 'Following.' }, 201);
});

followRoutes.put(`/:id{${ID}}`, accountChange('write'), ...acceptBody(PauseInput), async (c) => {
  await pauseFollow(c.var.database, readTarget(c), c.var.body.is_paused);
  return c.json<Done>({ message: c.var.body.is_paused ? 'Paused.' : 'Following again.' });
});

followRoutes.delete(`/:id{${ID}}`, accountChange('none'), signedIn, async (c) => {
  await unfollowTarget(c.var.database, readTarget(c));
  return c.json<Done>({ message: 'No longer following.' });
});
