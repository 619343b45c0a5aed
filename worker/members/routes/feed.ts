import { TagFilter } from '@desert/contract/tags/tags';
import { Hono } from 'hono';
import * as v from 'valibot';
import { publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { listTagged, readFeed } from '../feed.ts';

export const feedRoutes = new Hono<ApiContext>();

feedRoutes.get('/', publicRead, async (c) => c.json(await readFeed(c.var.database)));

feedRoutes.get(
  '/:tag',
  publicRead,
  validateInput('param', v.object({ tag: TagFilter })),
  async (c) => c.json(await listTagged(c.var.database, c.req.valid('param').tag ?? '')),
);
