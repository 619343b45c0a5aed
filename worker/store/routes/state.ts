import { StateInput } from '@desert/contract/store/item-state-input';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { jsonBody } from '../../http/routes/json-body.ts';
import { targetOf } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { setItemState } from '../item-state.ts';

export const stateRoutes = new Hono<ApiContext>();

stateRoutes.put(
  `/:id{${ID}}/state`,
  publicChange,
  signedIn,
  jsonBody(StateInput),
  limitedWrites,
  async (c) => c.json(await setItemState(c.var.database, targetOf(c), c.var.body)),
);
