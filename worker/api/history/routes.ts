import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { cachePublicly } from '../../caching.ts';
import { errorResponse } from '../../errors.ts';
import { findTeam, listTeams } from '../../history/queries.ts';
import { seasonOfTheDay } from '../../history/season-of-the-day.ts';
import type { ApiContext } from '../session.ts';
import { validate } from '../validate.ts';

/** Seconds. The past changes only by a correction of the data. */
const MAX_AGE = 300;

const TeamParams = v.object({
  id: v.pipe(
    v.string(),
    v.regex(
      /^(?:[1-9]\d{0,14}|\d{4}-\d{2})$/,
      'A season is asked for by its number or its year, like 2011-12.',
    ),
  ),
});

export const history = new Hono<ApiContext>();

history.use(etag(), cachePublicly(MAX_AGE));

history.get('/teams', async (c) => c.json(await listTeams(c.var.database)));

history.get('/today', async (c) => c.json(await seasonOfTheDay(c.var.database, Date.now())));

history.get('/teams/:id', validate('param', TeamParams), async (c) => {
  const team = await findTeam(c.var.database, c.req.valid('param').id);
  if (!team) return errorResponse(404, 'The franchise played no such season.');
  return c.json(team);
});
