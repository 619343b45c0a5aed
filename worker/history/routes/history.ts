import { CoachParams } from '@desert/contract/history/coaches';
import { FindQuery } from '@desert/contract/history/find-input';
import {
  DayParams,
  GameParams,
  GamesQuery,
  OpponentParams,
  RecordsQuery,
} from '@desert/contract/history/games';
import {
  DownloadParams,
  DownloadQuery,
  HistoryListQuery,
  ListParams,
} from '@desert/contract/history/lists-input';
import {
  CompareQuery,
  LeadersQuery,
  PlayerListQuery,
  PlayerParams,
  PlayerQuery,
} from '@desert/contract/history/players';
import { SEASONS } from '@desert/contract/history/seasons';
import { TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { knownSession } from '../../accounts/session/resolve.ts';
import { cachePublicly } from '../../http/response/cache-control.ts';
import { refuse } from '../../http/response/refusal.ts';
import { respondPage } from '../../http/routes/request.ts';
import { publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validate } from '../../http/routes/validate.ts';
import { listLitGames } from '../attendance/lights.ts';
import { compare } from '../compare.ts';
import { readWithPhotos, selectDocument } from '../documents.ts';
import { findDownload, writeCsv } from '../download.ts';
import { findGames } from '../find/find.ts';
import { findGame, listGames } from '../games.ts';
import { findList } from '../lists.ts';
import { leadersKey, placeIn } from '../place-in-list.ts';
import { findPlayer, listChoices, listPlayers } from '../players.ts';
import { seasonOfTheDay } from '../season-of-the-day.ts';

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

type Found = Context<ApiContext>;

/** Responds with a document as the seed stored it. @param missing message of the 404 */
async function document(c: Found, key: string, missing: string): Promise<Response> {
  const [found] = await selectDocument(c.var.database, key);
  return send(c, found ?? refuse(404, missing));
}

function send(c: Found, { body, hash }: { body: string; hash: string }): Response {
  if (!knownSession(c.req.raw)) c.header('ETag', `"${hash}"`);
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

/** Responds with a document that is a list, which is empty without the seed. */
async function list(c: Found, key: string): Promise<Response> {
  const [found] = await selectDocument(c.var.database, key);
  return found ? send(c, found) : c.json([]);
}

export const history = new Hono<ApiContext>();

const withETag = etag();

history.use(
  // A page's internal read needs no ETag.
  (c, next) => (knownSession(c.req.raw) ? next() : withETag(c, next)),
  cachePublicly(MAX_AGE),
);

history.get('/teams', publicRead, (c) => list(c, 'teams'));
history.get('/coaches', publicRead, (c) => list(c, 'coaches'));
history.get('/arenas', publicRead, (c) => list(c, 'games/arenas'));
history.get('/playoffs', publicRead, (c) => list(c, 'games/playoffs'));
history.get('/opponents', publicRead, (c) => list(c, 'games/opponents'));

history.get('/teams/:id', publicRead, validate('param', TeamParams), async (c) => {
  const { id } = c.req.valid('param');
  // Ids count the seasons from 1.
  const year = id.includes('-') ? id : SEASONS.at(-Number(id));
  const team = await readWithPhotos(c.var.database, `teams/${year}`, `season:${year}`);
  return c.json(team ?? refuse(404, NO_SUCH_SEASON));
});

history.get('/teams/:season/games', publicRead, validate('param', SeasonParams), (c) =>
  document(c, `games/season/${c.req.valid('param').season}`, NO_SUCH_SEASON),
);

history.get('/coaches/:slug', publicRead, validate('param', CoachParams), (c) =>
  document(c, `coaches/${c.req.valid('param').slug}`, 'No coach by that name led the franchise.'),
);

history.get('/on/:day', publicRead, validate('param', DayParams), (c) =>
  document(c, `games/on/${c.req.valid('param').day}`, 'There’s no such day in the calendar.'),
);

history.get('/records', publicRead, validate('query', RecordsQuery), (c) =>
  document(c, `games/records/${c.req.valid('query').era ?? 'franchise'}`, 'There are no games.'),
);

history.get('/opponents/:slug', publicRead, validate('param', OpponentParams), (c) =>
  document(
    c,
    `games/opponents/${c.req.valid('param').slug}`,
    'The franchise never played that team.',
  ),
);

history.get('/leaders', publicRead, validate('query', LeadersQuery), (c) =>
  document(c, leadersKey(c.req.valid('query')), 'There are no players.'),
);

history.get('/games', publicRead, validate('query', GamesQuery), async (c) =>
  respondPage(c, await listGames(c.var.database, c.req.valid('query')), GamesQuery),
);

history.get('/find', publicRead, validate('query', FindQuery), async (c) =>
  c.json(await findGames(c.var.database, c.req.valid('query'))),
);

history.get('/games/:date', publicRead, validate('param', GameParams), async (c) => {
  const game = await findGame(c.var.database, c.req.valid('param').date);
  return c.json(game ?? refuse(404, 'The franchise didn’t play that day.'));
});

history.get('/players', publicRead, validate('query', PlayerListQuery), async (c) =>
  respondPage(c, await listPlayers(c.var.database, c.req.valid('query')), PlayerListQuery),
);

history.get(
  '/players/:slug',
  publicRead,
  validate('param', PlayerParams),
  validate('query', PlayerQuery),
  async (c) => {
    const { database } = c.var;
    const { from } = c.req.valid('query');
    const found = await findPlayer(database, c.req.valid('param').slug);
    const player = found ?? refuse(404, TAG_KINDS.player.missing);
    const place = from === undefined ? null : await placeIn(database, from, player.slug);
    return c.json({ ...player, list: place });
  },
);

history.get('/lists', publicRead, (c) => list(c, 'lists'));

history.get(
  '/lists/:name',
  publicRead,
  validate('param', ListParams),
  validate('query', HistoryListQuery),
  async (c) => {
    const key = `lists/${c.req.valid('param').name}`;
    const found = await findList(c.var.database, key, c.req.valid('query'));
    return c.json(found ?? refuse(404, 'There’s no such list.'));
  },
);

history.get(
  '/data/:format/:key{.+}',
  publicRead,
  validate('param', DownloadParams),
  validate('query', DownloadQuery),
  async (c) => {
    const { format, key } = c.req.valid('param');
    const name = key.replace(/\/$/, '');
    const { list } = c.req.valid('query');
    const table = await findDownload(c.var.database, name, list);
    if (!table) return refuse(404, 'There’s no such table.');
    const file = [name, list].filter(Boolean).join('/').replace(/[/.]/g, '-');
    c.header('Content-Disposition', `attachment; filename="${file}.${format}"`);
    if (format === 'json') return c.json(table);
    return c.body(writeCsv(table), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  },
);

history.get('/lights', publicRead, async (c) => c.json(await listLitGames(c.var.database)));

history.get('/compare', publicRead, validate('query', CompareQuery), async (c) =>
  c.json(await compare(c.var.database, c.req.valid('query'))),
);

history.get('/today', publicRead, async (c) =>
  c.json(await seasonOfTheDay(c.var.database, Date.now())),
);

history.get('/tags', publicRead, async (c) => c.json(await listChoices(c.var.database)));

history.get('/tags/games', publicRead, (c) => document(c, 'games/choices', 'There are no games.'));
