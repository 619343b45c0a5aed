import type { ProofCode } from '@desert/contract/store/proof';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { targetOf } from '../../http/routes/request.ts';
import { personalRead } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { findProofCode } from '../proof.ts';

export const proofRoutes = new Hono<ApiContext>();

proofRoutes.get(`/:id{${ID}}/proof`, personalRead, signedIn, async (c) =>
  c.json<ProofCode>(await findProofCode(c.var.database, targetOf(c))),
);
