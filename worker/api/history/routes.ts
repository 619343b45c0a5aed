import { CoachParams } from '@desert/contract/coaches';
import {
  DayParams,
  GameParams,
  GamesQuery,
  OpponentParams,
  RecordsQuery,
} from '@desert/contract/games';
import {
  CompareQuery,
  LeadersQuery,
  PlayerListQuery,
  PlayerParams,
  PlayerQuery,
} from '@desert/contract/players';
import { TAG_KINDS } from '@desert/contract/tag-kinds';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { findCoach, listCoaches } from '../../history/coaches.ts';
import { compare } from '../../history/compare/compare.ts';
import {
  findDay,
  findGame,
  findOpponent,
  findRecords,
  findSeasonLog,
  listGameChoices,
  listArenas,
  listGames,
  listOpponents,
  listSeries,
} from '../../history/games.ts';
import { listChoices } from '../../history/players/choices.ts';
import { findLeaders } from '../../history/players/leaders.ts';
import { listPlayers } from '../../history/players/page.ts';
import { findPlayer } from '../../history/players/player.ts';
import { seasonOfTheDay } from '../../history/season-of-the-day.ts';
import { findTeam, listTeams } from '../../history/teams.ts';
import { cachePublicly } from '../../response/cache-control.ts';
import { refuse } from '../../response/refusal.ts';
import { knownSession } from '../../session/resolve.ts';
import { respondPage } from '../records/request.ts';
import { publicRead } from '../route.ts';
import type { ApiContext } from '../session.ts';
import { validate } from '../validate.ts';

/** Max-age in seconds. History changes only by corrections. */
const MAX_AGE = 300;

const TeamParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d{0,14}|\d{4}-\d{2})$/, 'Use a season’s number or its years, like 2011-12.'),
  ),
});

const SeasonParams = v.object({
  season: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, 'Use a season’s years, like 2011-12.')),
});

const NO_SUCH_SEASON = 'The franchise didn’t play that season.';

function found(c: Context, body: object | null | undefined, missing: string): Response {
  return c.json(body ?? refuse(404, missing));
}

export const history = new Hono<ApiContext>();

const withETag = etag();

history.use(
  // A page's internal read needs no ETag.
  (c, next) => (knownSession(c.req.raw) ? next() : withETag(c, next)),
  cachePublicly(MAX_AGE),
);

history.get('/teams', publicRead, async (c) => c.json(await listTeams(c.var.database)));

history.get('/today', publicRead, async (c) =>
  c.json(await seasonOfTheDay(c.var.database, Date.now())),
);

history.get('/teams/:id', publicRead, validate('param', TeamParams), async (c) => {
  const team = await findTeam(c.var.database, c.req.valid('param').id);
  return found(c, team, NO_SUCH_SEASON);
});

history.get('/coaches', publicRead, async (c) => c.json(await listCoaches(c.var.database)));

history.get('/coaches/:slug', publicRead, validate('param', CoachParams), async (c) =>
  found(
    c,
    await findCoach(c.var.database, c.req.valid('param').slug),
    'No coach by that name led the franchise.',
  ),
);

history.get('/arenas', publicRead, async (c) => c.json((await listArenas(c.var.database)) ?? []));

history.get('/teams/:season/games', publicRead, validate('param', SeasonParams), async (c) =>
  found(c, await findSeasonLog(c.var.database, c.req.valid('param').season), NO_SUCH_SEASON),
);

history.get('/games', publicRead, validate('query', GamesQuery), async (c) =>
  respondPage(c, await listGames(c.var.database, c.req.valid('query')), GamesQuery),
);

history.get('/games/:date', publicRead, validate('param', GameParams), async (c) =>
  found(
    c,
    await findGame(c.var.database, c.req.valid('param').date),
    'The franchise didn’t play that day.',
  ),
);

history.get('/on/:day', publicRead, validate('param', DayParams), async (c) =>
  found(
    c,
    await findDay(c.var.database, c.req.valid('param').day),
    'There’s no such day in the calendar.',
  ),
);

history.get('/records', publicRead, validate('query', RecordsQuery), async (c) =>
  found(c, await findRecords(c.var.database, c.req.valid('query').era), 'There are no games.'),
);

history.get('/playoffs', publicRead, async (c) => c.json((await listSeries(c.var.database)) ?? []));

history.get('/opponents', publicRead, async (c) =>
  c.json((await listOpponents(c.var.database)) ?? []),
);

history.get('/opponents/:slug', publicRead, validate('param', OpponentParams), async (c) =>
  found(
    c,
    await findOpponent(c.var.database, c.req.valid('param').slug),
    'The franchise never played that team.',
  ),
);

history.get('/players', publicRead, validate('query', PlayerListQuery), async (c) =>
  respondPage(c, await listPlayers(c.var.database, c.req.valid('query')), PlayerListQuery),
);

history.get(
  '/players/:slug',
  publicRead,
  validate('param', PlayerParams),
  validate('query', PlayerQuery),
  async (c) => {
    const { slug } = c.req.valid('param');
    const player = await findPlayer(c.var.database, slug, c.req.valid('query').from);
    return found(c, player, TAG_KINDS.player.missing);
  },
);

history.get('/leaders', publicRead, validate('query', LeadersQuery), async (c) =>
  c.json(await findLeaders(c.var.database, c.req.valid('query'))),
);

history.get('/compare', publicRead, validate('query', CompareQuery), async (c) =>
  c.json(await compare(c.var.database, c.req.valid('query'))),
);

history.get('/tags/games', publicRead, async (c) => c.json(await listGameChoices(c.var.database)));

history.get('/tags', publicRead, async (c) => c.json(await listChoices(c.var.database)));
