import type { Photo } from '@desert/contract/photos/photos';
import { Hono } from 'hono';
import { findDemoClientAddress } from '../../accounts/demo.ts';
import { defineChangeRoute } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { keepPhoto } from '../keep.ts';
import { receivePhoto } from '../received.ts';
import { cleanSizes } from '../sizes.ts';

export const photoRoutes = new Hono<ApiContext>();

photoRoutes.post(
  '/',
  defineChangeRoute({ changes: 'private', limit: 'photo' }),
  signedIn,
  async (c) => {
    const { files, words } = await receivePhoto(c.req.raw);
    const sizes = cleanSizes(files);
    const { database, account } = c.var;
    const demo = findDemoClientAddress(c.var.env, account.email, c.req.raw);
    const keeping = { database, env: c.var.env, user_id: account.id, demo, field: 'photo' };
    return c.json<Photo>(await keepPhoto(keeping, sizes, words), 201);
  },
);
