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
import { findResolvedSession } from '../../accounts/session/resolve.ts';
import { cachePublicly } from '../../http/response/cache-control.ts';
import { throwRefusal } from '../../http/response/refusal.ts';
import { respondPage } from '../../http/routes/request.ts';
import { publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { listMostAttendedGames } from '../attendance/lights.ts';
import { comparePlayers } from '../compare.ts';
import { readWithPhotos, selectDocument } from '../documents.ts';
import { findDownload, writeCsv } from '../download.ts';
import { findGames } from '../find/find.ts';
import { findGame, listGames } from '../games.ts';
import { findList } from '../lists.ts';
import { buildLeadersKey, findPlaceInList } from '../place-in-list.ts';
import { findPlayer, listChoices, listPlayers } from '../players.ts';
import { readSeasonOfTheDay } from '../season-of-the-day.ts';

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

type HistoryContext = Context<ApiContext>;

/** Responds with a document as the seed stored it. @param missing message of the 404 */
async function sendDocument(c: HistoryContext, key: string, missing: string): Promise<Response> {
  const [row] = await selectDocument(c.var.database, key);
  return sendDocumentRow(c, row ?? throwRefusal(404, missing));
}

function sendDocumentRow(
  c: HistoryContext,
  { body, hash }: { body: string; hash: string },
): Response {
  if (!findResolvedSession(c.req.raw)) c.header('ETag', `"${hash}"`);
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

/** Responds with a document that is a list, which is empty without the seed. */
async function sendDocumentList(c: HistoryContext, key: string): Promise<Response> {
  const [row] = await selectDocument(c.var.database, key);
  return row ? sendDocumentRow(c, row) : c.json([]);
}

export const historyApi = new Hono<ApiContext>();

const withETag = etag();

historyApi.use(
  // A page's internal read needs no ETag.
  (c, next) => (findResolvedSession(c.req.raw) ? next() : withETag(c, next)),
  cachePublicly(MAX_AGE),
);

historyApi.get('/teams', publicRead, (c) => sendDocumentList(c, 'teams'));
historyApi.get('/coaches', publicRead, (c) => sendDocumentList(c, 'coaches'));
historyApi.get('/arenas', publicRead, (c) => sendDocumentList(c, 'games/arenas'));
historyApi.get('/playoffs', publicRead, (c) => sendDocumentList(c, 'games/playoffs'));
historyApi.get('/opponents', publicRead, (c) => sendDocumentList(c, 'games/opponents'));

historyApi.get('/teams/:id', publicRead, validateInput('param', TeamParams), async (c) => {
  const { id } = c.req.valid('param');
  // Ids count the seasons from 1.
  const year = id.includes('-') ? id : SEASONS.at(-Number(id));
  const team = await readWithPhotos(c.var.database, `teams/${year}`, `season:${year}`);
  return c.json(team ?? throwRefusal(404, NO_SUCH_SEASON));
});

historyApi.get('/teams/:season/games', publicRead, validateInput('param', SeasonParams), (c) =>
  sendDocument(c, `games/season/${c.req.valid('param').season}`, NO_SUCH_SEASON),
);

historyApi.get('/coaches/:slug', publicRead, validateInput('param', CoachParams), (c) =>
  sendDocument(
    c,
    `coaches/${c.req.valid('param').slug}`,
    'No coach by that name led the franchise.',
  ),
);

historyApi.get('/on/:day', publicRead, validateInput('param', DayParams), (c) =>
  sendDocument(c, `games/on/${c.req.valid('param').day}`, 'There’s no such day in the calendar.'),
);

historyApi.get('/records', publicRead, validateInput('query', RecordsQuery), (c) =>
  sendDocument(
    c,
    `games/records/${c.req.valid('query').era ?? 'franchise'}`,
    'There are no games.',
  ),
);

historyApi.get('/opponents/:slug', publicRead, validateInput('param', OpponentParams), (c) =>
  sendDocument(
    c,
    `games/opponents/${c.req.valid('param').slug}`,
    'The franchise never played that team.',
  ),
);

historyApi.get('/leaders', publicRead, validateInput('query', LeadersQuery), (c) =>
  sendDocument(c, buildLeadersKey(c.req.valid('query')), 'There are no players.'),
);

historyApi.get('/games', publicRead, validateInput('query', GamesQuery), async (c) =>
  respondPage(c, await listGames(c.var.database, c.req.valid('query')), GamesQuery),
);

historyApi.get('/find', publicRead, validateInput('query', FindQuery), async (c) =>
  c.json(await findGames(c.var.database, c.req.valid('query'))),
);

historyApi.get('/games/:date', publicRead, validateInput('param', GameParams), async (c) => {
  const game = await findGame(c.var.database, c.req.valid('param').date);
  return c.json(game ?? throwRefusal(404, 'The franchise didn’t play that day.'));
});

historyApi.get('/players', publicRead, validateInput('query', PlayerListQuery), async (c) =>
  respondPage(c, await listPlayers(c.var.database, c.req.valid('query')), PlayerListQuery),
);

historyApi.get(
  '/players/:slug',
  publicRead,
  validateInput('param', PlayerParams),
  validateInput('query', PlayerQuery),
  async (c) => {
    const { database } = c.var;
    const { from } = c.req.valid('query');
    const foundPlayer = await findPlayer(database, c.req.valid('param').slug);
    const player = foundPlayer ?? throwRefusal(404, TAG_KINDS.player.missing);
    const place = from === undefined ? null : await findPlaceInList(database, from, player.slug);
    return c.json({ ...player, list: place });
  },
);

historyApi.get('/lists', publicRead, (c) => sendDocumentList(c, 'lists'));

historyApi.get(
  '/lists/:name',
  publicRead,
  validateInput('param', ListParams),
  validateInput('query', HistoryListQuery),
  async (c) => {
    const key = `lists/${c.req.valid('param').name}`;
    const list = await findList(c.var.database, key, c.req.valid('query'));
    return c.json(list ?? throwRefusal(404, 'There’s no such list.'));
  },
);

historyApi.get(
  '/data/:format/:key{.+}',
  publicRead,
  validateInput('param', DownloadParams),
  validateInput('query', DownloadQuery),
  async (c) => {
    const { format, key } = c.req.valid('param');
    const name = key.replace(/\/$/, '');
    const { list } = c.req.valid('query');
    const table = await findDownload(c.var.database, name, list);
    if (!table) return throwRefusal(404, 'There’s no such table.');
    const file = [name, list].filter(Boolean).join('/').replace(/[/.]/g, '-');
    c.header('Content-Disposition', `attachment; filename="${file}.${format}"`);
    if (format === 'json') return c.json(table);
    return c.body(writeCsv(table), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  },
);

historyApi.get('/lights', publicRead, async (c) =>
  c.json(await listMostAttendedGames(c.var.database)),
);

historyApi.get('/compare', publicRead, validateInput('query', CompareQuery), async (c) =>
  c.json(await comparePlayers(c.var.database, c.req.valid('query'))),
);

historyApi.get('/today', publicRead, async (c) =>
  c.json(await readSeasonOfTheDay(c.var.database, Date.now())),
);

historyApi.get('/tags', publicRead, async (c) => c.json(await listChoices(c.var.database)));

historyApi.get('/tags/games', publicRead, (c) =>
  sendDocument(c, 'games/choices', 'There are no games.'),
);
