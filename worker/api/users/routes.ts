import { NO_SUCH_MEMBER } from '@desert/contract/members';
import { NamesQuery } from '@desert/contract/notification-input';
import type { Author } from '@desert/contract/records';
import { Hono } from 'hono';
import { findMember } from '../../members/member.ts';
import { namesStarting } from '../../members/names.ts';
import { refuse } from '../../response/refusal.ts';
import { personalRead, publicReadExcept } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { validate } from '../validate.ts';

export const userRoutes = new Hono<ApiContext>();

userRoutes.get('/', personalRead, signedIn, validate('query', NamesQuery), async (c) =>
  c.json<Author[]>(await namesStarting(c.var.database, c.req.valid('query').starts)),
);

userRoutes.get('/:username', publicReadExcept('is_blocked'), async (c) => {
  const viewer = await c.var.viewer();
  const member = await findMember(c.var.database, c.req.param('username'), viewer?.id ?? null);
  return c.json(member ?? refuse(404, NO_SUCH_MEMBER));
});
