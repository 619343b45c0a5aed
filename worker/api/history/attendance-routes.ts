import { AttendanceInput, AttendancesQuery } from '@desert/contract/attendance-input';
import { GameParams } from '@desert/contract/games';
import type { Cursor } from '@desert/contract/list-query';
import { Hono } from 'hono';
import { attend, listAttendances, unattend } from '../../attendance/attend.ts';
import { checkConfirmed } from '../../users/must-confirm.ts';
import { jsonBody } from '../json-body.ts';
import { change, publicChange, publicReadExcept } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { validate } from '../validate.ts';
import { limitedWrites } from '../write-limit.ts';

type Asking = Pick<ApiContext['Variables'], 'database' | 'viewer'>;

export const attendanceRoutes = new Hono<ApiContext>();

const path = '/games/:date/attendance';
const atGame = validate('param', GameParams);

attendanceRoutes.get(
  path,
  publicReadExcept('own'),
  atGame,
  validate('query', AttendancesQuery),
  async (c) => listed(c.var, c.req.valid('param').date, c.req.valid('query').cursor),
);

attendanceRoutes.post(
  path,
  change({ changes: 'public', unconfirmed: true }),
  signedIn,
  atGame,
  jsonBody(AttendanceInput),
  limitedWrites,
  async (c) => {
    const { date } = c.req.valid('param');
    if (c.var.body.seat || c.var.body.line) checkConfirmed(c.var.env, c.var.account);
    await attend(c.var.database, c.var.account.id, { date, ...c.var.body });
    return listed(c.var, date);
  },
);

attendanceRoutes.delete(path, publicChange, signedIn, atGame, async (c) => {
  const { date } = c.req.valid('param');
  await unattend(c.var.database, c.var.account.id, date);
  return listed(c.var, date);
});

async function listed(
  { database, viewer }: Asking,
  date: string,
  cursor?: Cursor,
): Promise<Response> {
  return Response.json(await listAttendances(database, date, (await viewer())?.id ?? null, cursor));
}
