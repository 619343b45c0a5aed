import {
  ChoosableQuery,
  GamesInput,
  GamesPrivacy,
} from '@desert/contract/history/attendance-input';
import { NO_SUCH_MEMBER } from '@desert/contract/members/members';
import { Hono } from 'hono';
import { changeAttendances } from '../../history/attendance/attend.ts';
import {
  exportGames,
  findMemberGames,
  findOwnGames,
  setGamesPrivacy,
} from '../../history/attendance/own-games.ts';
import { throwRefusal } from '../../http/response/refusal.ts';
import { defineChangeRoute, personalRead, readRoute } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';

export const gamesRoutes = new Hono<ApiContext>();

gamesRoutes.get(
  '/me/games',
  personalRead,
  signedIn,
  validateInput('query', ChoosableQuery),
  async (c) => c.json(await findOwnGames(c.var.database, c.var.account, c.req.valid('query'))),
);

gamesRoutes.get('/me/games/csv', personalRead, signedIn, async (c) => {
  c.header('Content-Disposition', 'attachment; filename="my-games.csv"');
  const csv = await exportGames(c.var.database, c.var.account.id);
  return c.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
});

gamesRoutes.put(
  '/me/games',
  defineChangeRoute({ changes: 'public', unconfirmed: true }),
  ...acceptBody(GamesInput),
  async (c) => {
    const { database, account, body } = c.var;
    await changeAttendances(database, account.id, body);
    return c.json(await findOwnGames(database, account, {}));
  },
);

gamesRoutes.put(
  '/me/games/privacy',
  defineChangeRoute({ changes: 'public', unconfirmed: true }),
  ...acceptBody(GamesPrivacy),
  async (c) => {
    const { database, account, body } = c.var;
    await setGamesPrivacy(database, account.id, body.private);
    return c.json(body);
  },
);

gamesRoutes.get('/:username/games', readRoute({ personal: 'all', cached: true }), async (c) => {
  const viewer = await c.var.viewer();
  const memberGames = await findMemberGames(
    c.var.database,
    c.req.param('username'),
    viewer?.id ?? null,
  );
  return c.json(memberGames ?? throwRefusal(404, NO_SUCH_MEMBER));
});
