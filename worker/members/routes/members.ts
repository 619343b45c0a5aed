import { NO_SUCH_MEMBER } from '@desert/contract/members/members';
import { NamesQuery } from '@desert/contract/notifications/notification-input';
import type { Author } from '@desert/contract/records/records';
import { Hono } from 'hono';
import { throwRefusal } from '../../http/response/refusal.ts';
import { personalRead, publicReadExcept } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { findMember } from '../member.ts';
import { readMentionChoices } from '../names.ts';

export const userRoutes = new Hono<ApiContext>();

userRoutes.get('/', personalRead, signedIn, validateInput('query', NamesQuery), async (c) =>
  c.json<Author[]>(await readMentionChoices(c.var.database, c.req.valid('query').starts)),
);

userRoutes.get('/:username', publicReadExcept('is_blocked'), async (c) => {
  const viewer = await c.var.viewer();
  const member = await findMember(c.var.database, c.req.param('username'), viewer?.id ?? null);
  return c.json(member ?? throwRefusal(404, NO_SUCH_MEMBER));
});
