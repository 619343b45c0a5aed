import type { PushState } from '@desert/contract/notifications/push';
import { PushInput } from '@desert/contract/notifications/push-input';
import { type Context, Hono } from 'hono';
import type { Session } from '../../accounts/session/resolve.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { accountChange, personalRead } from '../../http/routes/route.ts';
import {
  type ApiContext,
  notDemoAccount,
  type SignedInContext,
  signedIn,
} from '../../http/routes/session.ts';
import { deletePushEndpoint, readPushState, savePushEndpoint } from '../endpoints.ts';

export const pushRoutes = new Hono<ApiContext>();

pushRoutes.get('/', personalRead, signedIn, async (c) => respondWithState(c));

pushRoutes.put(
  '/',
  accountChange('none'),
  signedIn,
  notDemoAccount,
  parseJsonBody(PushInput),
  async (c) => {
    await savePushEndpoint(c.var.database, await requireSession(c), c.var.body);
    return respondWithState(c);
  },
);

pushRoutes.delete('/', accountChange('none'), signedIn, async (c) => {
  await deletePushEndpoint(c.var.database, await requireSession(c));
  return respondWithState(c);
});

async function requireSession<E extends SignedInContext>(c: Context<E>): Promise<Session> {
  return (await c.var.session()) as Session;
}

async function respondWithState<E extends SignedInContext>(c: Context<E>): Promise<Response> {
  const [key] = c.var.env.PUSH_KEYS?.split('.') ?? [];
  return c.json<PushState>(await readPushState(c.var.database, await requireSession(c), key));
}
