import { ID } from '@desert/contract/ids';
import { StateInput } from '@desert/contract/item-state-input';
import { Hono } from 'hono';
import { setItemState } from '../../market/item-state.ts';
import { errorResponse } from '../../response/errors.ts';
import { jsonBody } from '../json-body.ts';
import { respondToOwner, targetOf } from '../records/request.ts';
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
  async (c) => {
    const { item, refused } = await setItemState(c.var.database, targetOf(c), c.var.body);
    return respondToOwner(c, item, (own) =>
      refused ? errorResponse(refused.status, refused.errors) : c.json(own),
    );
  },
);
