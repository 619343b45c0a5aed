import { Hono } from 'hono';
import { createProofChallenge } from '../http/rate-limits/proof-of-work.ts';
import { accountChange } from '../http/routes/route.ts';
import type { ApiContext } from '../http/routes/session.ts';

export const proofOfWork = new Hono<ApiContext>();

proofOfWork.post('/', accountChange('none'), async (c) =>
  c.json(await createProofChallenge(c.var.database)),
);
