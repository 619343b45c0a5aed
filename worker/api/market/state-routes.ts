import { ID } from '@desert/contract/ids';
import { StateInput } from '@desert/contract/item-state-input';
import { Hono } from 'hono';
import { setItemState } from '../../market/item-state.ts';
import { jsonBody } from '../json-body.ts';
import { targetOf } from '../records/request.ts';
import { publicChange } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { limitedWrites } from '../write-limit.ts';

export const stateRoutes = new Hono<ApiContext>();

stateRoutes.put(
  `/:id{${ID}}/state`,
  publicChange,
  signedIn,
  jsonBody(StateInput),
  limitedWrites,
  async (c) => c.json(await setItemState(c.var.database, targetOf(c), c.var.body)),
);
