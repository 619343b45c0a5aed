import { StateInput } from '@desert/contract/store/item-state-input';
import type { ProofCode } from '@desert/contract/store/proof';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { readTarget } from '../../http/routes/request.ts';
import { personalRead, publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { setItemState } from '../item-state.ts';
import { findProofCode } from '../proof.ts';

export const itemRoutes = new Hono<ApiContext>();

itemRoutes.get(`/:id{${ID}}/proof`, personalRead, signedIn, async (c) =>
  c.json<ProofCode>(await findProofCode(c.var.database, readTarget(c))),
);

itemRoutes.put(`/:id{${ID}}/state`, publicChange, ...acceptBody(StateInput), async (c) =>
  c.json(await setItemState(c.var.database, readTarget(c), c.var.body)),
);
