import type { Done } from '@desert/contract/accounts/account-settings';
import { ReportInput } from '@desert/contract/moderation/moderation-input';
import { Hono } from 'hono';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedReports } from '../../http/routes/write-limit.ts';
import { reportSubject } from '../report.ts';

export const reportRoutes = new Hono<ApiContext>();

reportRoutes.post(
  '/new',
  publicChange,
  signedIn,
  parseJsonBody(ReportInput),
  limitedReports,
  async (c) => {
    const { database, account, body } = c.var;
    await reportSubject(database, c.var.env, { ...body, user_id: account.id });
    return c.json<Done>({ message: 'Thanks for your report. A moderator will review it.' }, 201);
  },
);
