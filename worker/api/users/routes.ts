import { NO_SUCH_MEMBER } from '@desert/contract/members';
import { Hono } from 'hono';
import { errorResponse } from '../../errors.ts';
import { findMember } from '../../members/member.ts';
import type { ApiContext } from '../session.ts';

/** What everybody may know of a member. */
export const userRoutes = new Hono<ApiContext>();

userRoutes.get('/:username', async (c) => {
  const member = await findMember(c.var.database, c.req.param('username'));
  return member ? c.json(member) : errorResponse(404, NO_SUCH_MEMBER);
});
