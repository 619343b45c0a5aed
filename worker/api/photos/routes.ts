import type { Photo } from '@desert/contract/photos';
import { Hono } from 'hono';
import { demoSource } from '../../accounts/demo.ts';
import { keepPhoto } from '../../photos/keep.ts';
import { receivePhoto } from '../../photos/received.ts';
import { cleanSizes } from '../../photos/sizes.ts';
import { errorResponse } from '../../response/errors.ts';
import { change } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';

export const photoRoutes = new Hono<ApiContext>();

photoRoutes.post('/', change({ changes: 'private', limit: 'photo' }), signedIn, async (c) => {
  const received = await receivePhoto(c.req.raw);
  if ('status' in received) return errorResponse(received.status, received.errors);
  const sizes = cleanSizes(received.files);
  if (typeof sizes === 'string') return errorResponse(400, { photo: sizes });
  const { database, account } = c.var;
  const demo = demoSource(c.var.env, account.email, c.req.raw);
  const keeping = { database, env: c.var.env, user_id: account.id, demo };
  const kept = await keepPhoto(keeping, sizes, received.words);
  if (kept.ok) return c.json<Photo>(kept.photo, 201);
  const { status, message, retryAfter } = kept;
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  return errorResponse(status, { photo: message }, headers);
});
