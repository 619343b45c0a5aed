import { AttendanceInput, AttendancesQuery } from '@desert/contract/history/attendance-input';
import { GameParams } from '@desert/contract/history/games';
import { HistoryListQuery } from '@desert/contract/history/lists-input';
import { PlayerParams } from '@desert/contract/history/players';
import type { Cursor } from '@desert/contract/records/list-query';
import { Hono } from 'hono';
import { throwRefusal } from '../../http/response/refusal.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { defineChangeRoute, publicChange, publicReadExcept } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { attendGame, listAttendances, unattendGame } from '../attendance/attend.ts';
import { findGameLog } from '../lists.ts';

type ViewerContext = Pick<ApiContext['Variables'], 'database' | 'viewer'>;

export const attendanceRoutes = new Hono<ApiContext>();

const path = '/games/:date/attendance';
const atGame = validateInput('param', GameParams);

attendanceRoutes.get(
  path,
  publicReadExcept('own'),
  atGame,
  validateInput('query', AttendancesQuery),
  async (c) => sendAttendances(c.var, c.req.valid('param').date, c.req.valid('query').cursor),
);

attendanceRoutes.post(
  path,
  defineChangeRoute({ changes: 'public', unconfirmed: true }),
  signedIn,
  atGame,
  parseJsonBody(AttendanceInput),
  limitedWrites,
  async (c) => {
    const { date } = c.req.valid('param');
    if (c.var.body.seat || c.var.body.line) checkConfirmed(c.var.env, c.var.account);
    await attendGame(c.var.database, c.var.account.id, { date, ...c.var.body });
    return sendAttendances(c.var, date);
  },
);

attendanceRoutes.delete(path, publicChange, signedIn, atGame, async (c) => {
  const { date } = c.req.valid('param');
  await unattendGame(c.var.database, c.var.account.id, date);
  return sendAttendances(c.var, date);
});

attendanceRoutes.get(
  '/players/:slug/games',
  publicReadExcept('attended'),
  validateInput('param', PlayerParams),
  validateInput('query', HistoryListQuery),
  async (c) => {
    const viewer = await c.var.viewer();
    const { slug } = c.req.valid('param');
    const log = await findGameLog(c.var.database, slug, c.req.valid('query'), viewer?.id ?? null);
    return c.json(log ?? throwRefusal(404, 'No box score in our sources has that player.'));
  },
);

async function sendAttendances(
  { database, viewer }: ViewerContext,
  date: string,
  cursor?: Cursor,
): Promise<Response> {
  return Response.json(await listAttendances(database, date, (await viewer())?.id ?? null, cursor));
}
