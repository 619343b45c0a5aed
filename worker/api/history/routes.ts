import { CompareQuery } from '@desert/contract/compare-query';
import { TOTAL_HEADER, totalText } from '@desert/contract/paging';
import { LeadersQuery, PlayerListQuery, PlayerParams, PlayerQuery } from '@desert/contract/players';
import { NO_SUCH_PLAYER } from '@desert/contract/tags';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { compare } from '../../history/compare/compare.ts';
import { listChoices } from '../../history/players/choices.ts';
import { findLeaders } from '../../history/players/leaders.ts';
import { listPlayers } from '../../history/players/page.ts';
import { findPlayer } from '../../history/players/player.ts';
import { seasonOfTheDay } from '../../history/season-of-the-day.ts';
import { findTeam, listTeams } from '../../history/teams.ts';
import { cachePublicly } from '../../response/cache-control.ts';
import { errorResponse } from '../../response/errors.ts';
import { knownSession } from '../../session/resolve.ts';
import { linkNext } from '../records/link-next.ts';
import type { ApiContext } from '../session.ts';
import { validate } from '../validate.ts';

/** Seconds. The past changes only by a correction of the data. */
const MAX_AGE = 300;

const TeamParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d{0,14}|\d{4}-\d{2})$/, 'Use a season’s number or its years, like 2011-12.'),
  ),
});

export const history = new Hono<ApiContext>();

const withETag = etag();

history.use(
  // A page's own read shares the page's session, and compares no tag: it needs no digest.
  (c, next) => (knownSession(c.req.raw) ? next() : withETag(c, next)),
  cachePublicly(MAX_AGE),
);

history.get('/teams', async (c) => c.json(await listTeams(c.var.database)));

history.get('/today', async (c) => c.json(await seasonOfTheDay(c.var.database, Date.now())));

history.get('/teams/:id', validate('param', TeamParams), async (c) => {
  const team = await findTeam(c.var.database, c.req.valid('param').id);
  if (!team) return errorResponse(404, 'The franchise didn’t play that season.');
  return c.json(team);
});

history.get('/players', validate('query', PlayerListQuery), async (c) => {
  const page = await listPlayers(c.var.database, c.req.valid('query'));
  c.header(TOTAL_HEADER, totalText(page.total));
  linkNext(c, page, PlayerListQuery);
  return c.json(page.records);
});

history.get(
  '/players/:slug',
  validate('param', PlayerParams),
  validate('query', PlayerQuery),
  async (c) => {
    const { slug } = c.req.valid('param');
    const player = await findPlayer(c.var.database, slug, c.req.valid('query').from);
    if (!player) return errorResponse(404, NO_SUCH_PLAYER);
    return c.json(player);
  },
);

history.get('/leaders', validate('query', LeadersQuery), async (c) =>
  c.json(await findLeaders(c.var.database, c.req.valid('query'))),
);

history.get('/compare', validate('query', CompareQuery), async (c) =>
  c.json(await compare(c.var.database, c.req.valid('query'))),
);

history.get('/tags', async (c) => c.json(await listChoices(c.var.database)));
