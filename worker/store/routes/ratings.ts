import { PageQuery } from '@desert/contract/records/list-query';
import type { Rating } from '@desert/contract/store/ratings';
import { Hono } from 'hono';
import * as v from 'valibot';
import { respondPage } from '../../http/routes/request.ts';
import { publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { listRatings } from '../rating-list.ts';

const RatingsQuery = v.object({ cursor: PageQuery.entries.cursor });

export const ratingRoutes = new Hono<ApiContext>();

ratingRoutes.get(
  '/:username/ratings',
  publicRead,
  validateInput('query', RatingsQuery),
  async (c) => {
    const { cursor } = c.req.valid('query');
    const page = await listRatings(c.var.database, c.req.param('username'), cursor);
    return respondPage<Rating>(c, page, RatingsQuery);
  },
);
