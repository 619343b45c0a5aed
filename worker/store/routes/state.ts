import { StateInput } from '@desert/contract/store/item-state-input';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { targetOf } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { setItemState } from '../item-state.ts';

export const stateRoutes = new Hono<ApiContext>();

stateRoutes.put(`/:id{${ID}}/state`, publicChange, ...acceptBody(StateInput), async (c) =>
  c.json(await setItemState(c.var.database, targetOf(c), c.var.body)),
);
