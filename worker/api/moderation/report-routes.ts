import type { Done } from '@desert/contract/account-settings';
import { ReportInput } from '@desert/contract/moderation-input';
import { Hono } from 'hono';
import { report } from '../../moderation/report.ts';
import { jsonBody } from '../json-body.ts';
import { publicChange } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { limitedReports } from '../write-limit.ts';

export const reportRoutes = new Hono<ApiContext>();

reportRoutes.post(
  '/new',
  publicChange,
  signedIn,
  jsonBody(ReportInput),
  limitedReports,
  async (c) => {
    const { database, account, body } = c.var;
    await report(database, c.var.env, { ...body, user_id: account.id });
    return c.json<Done>({ message: 'Thanks for your report. A moderator will review it.' }, 201);
  },
);
