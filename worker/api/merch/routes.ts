import { ID } from '@desert/contract/ids';
import { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { imageRoutes } from '../images/routes.ts';
import { missing } from '../ownership.ts';
import { idOf } from '../records/id.ts';
import { findRecord } from '../records/queries.ts';
import { recordRoutes } from '../records/routes.ts';
import { itemImages, items } from './collection.ts';

export const merch = new Hono<ApiContext>();

merch.route('/', recordRoutes(items));
merch.route('/', imageRoutes(itemImages));

merch.get(`/:id{${ID}}`, async (c) => {
  const item = await findRecord(c.var.database, items, idOf(c), null);
  return item ? c.json(item) : missing(c);
});
