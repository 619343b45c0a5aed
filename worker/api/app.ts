import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { openDatabase } from '../database/open.ts';
import { namedKinds } from '../records/registry.ts';
import type { RequestContext } from '../request-context.ts';
import { noStore } from '../response/cache-control.ts';
import { notFound, wrongMethod } from '../response/errors.ts';
import { passkeyRoutes } from './account/passkey-routes.ts';
import { reauthenticationRoutes } from './account/reauthentication.ts';
import { account } from './account/routes.ts';
import { auth } from './auth/routes.ts';
import { confirmedWrites } from './confirmed-writes.ts';
import { faults } from './faults/routes.ts';
import { health } from './health.ts';
import { attendanceRoutes } from './history/attendance-routes.ts';
import { history } from './history/routes.ts';
import { conversationRoutes } from './market/conversation-routes.ts';
import { blockRoutes } from './market/member-routes.ts';
import { messageRoutes } from './market/message-routes.ts';
import { stateRoutes } from './market/state-routes.ts';
import { reportRoutes } from './moderation/report-routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { mergeProperties, type RouteProperties } from './route.ts';
import { sameOriginChanges } from './same-origin.ts';
import { savedRoutes } from './saved/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { type ApiContext, apiError, lazySession } from './session.ts';
import { gamesRoutes } from './users/games-routes.ts';
import { userRoutes } from './users/routes.ts';

export const api = new Hono<ApiContext>({ strict: false }).basePath('/api');

api.onError(apiError);
api.notFound(notFound);
api.use(
  noStore,
  methodNotAllowed({ app: api, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }),
  sameOriginChanges,
  openDatabase,
  lazySession,
  confirmedWrites,
);

api.route('/health', health);
api.route('/faults', faults);
api.route('/history', attendanceRoutes);
api.route('/history', history);
api.route('/auth', auth);
api.route('/account', account);
api.route('/account', passkeyRoutes);
api.route('/account/reauthentication', reauthenticationRoutes);
api.route('/photos', photoRoutes);
api.route('/search', searchRoutes);
api.route('/users', gamesRoutes);
api.route('/users', userRoutes);
api.route('/saved', savedRoutes);
api.route('/conversations', conversationRoutes);
api.route('/conversations', messageRoutes);
api.route('/blocks', blockRoutes);
api.route('/reports', reportRoutes);
api.route('/notifications', notificationRoutes);
api.route('/moderation', moderationRoutes);
api.route('/merch', stateRoutes);
for (const [name, kind] of namedKinds) api.route(`/${name}`, recordRoutes(kind));

export function fetchApi(context: RequestContext) {
  return api.fetch(context.request, context, context.execution);
}

export function serveApi(context: RequestContext) {
  return /^\/api(\/|$)/.test(context.url.pathname) ? fetchApi(context) : undefined;
}

/** Returns the properties of the route at a path; undefined if there is none. */
export function findRoute(method: string, pathname: string): RouteProperties | undefined {
  const path = pathname.replace(/\/$/, '');
  const [handlers] = api.router.match(method === 'HEAD' ? 'GET' : method, path);
  return mergeProperties(handlers.map(([[, route]]) => route));
}
