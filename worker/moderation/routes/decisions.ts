import type { Decision } from '@desert/contract/moderation/decisions';
import { Hono } from 'hono';
import { personalRead } from '../../http/routes/route.ts';
import { type ApiContext, signedInOrSuspended } from '../../http/routes/session.ts';
import { listDecisions } from '../appeals/decisions.ts';

export const decisionRoutes = new Hono<ApiContext>();

decisionRoutes.get('/decisions', personalRead, signedInOrSuspended, async (c) =>
  c.json<Decision[]>(await listDecisions(c.var.database, c.var.account.id)),
);
