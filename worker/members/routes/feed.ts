import { Hono } from 'hono';
import { publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { readFeed } from '../feed.ts';

export const feedRoutes = new Hono<ApiContext>().get('/', publicRead, async (c) =>
  c.json(await readFeed(c.var.database)),
);
