import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { account } from '../accounts/routes/account.ts';
import { auth } from '../accounts/routes/auth.ts';
import { passkeyRoutes } from '../accounts/routes/passkeys.ts';
import { reauthenticationRoutes } from '../accounts/routes/reauthentication.ts';
import { followRoutes } from '../follows/routes/follows.ts';
import { attendanceRoutes } from '../history/routes/attendance.ts';
import { historyApi } from '../history/routes/history.ts';
import { createProofChallenge } from '../http/rate-limits/proof-of-work.ts';
import { noStore } from '../http/response/cache-control.ts';
import { respondNotFound, respondWrongMethod } from '../http/response/errors.ts';
import { confirmedWrites } from '../http/routes/confirmed-writes.ts';
import { accountChange, mergeProperties, type RouteProperties } from '../http/routes/route.ts';
import { sameOriginChanges } from '../http/routes/same-origin.ts';
import { type ApiContext, handleApiError, lazySession } from '../http/routes/session.ts';
import { feedRoutes } from '../members/routes/feed.ts';
import { gamesRoutes } from '../members/routes/games.ts';
import { userRoutes } from '../members/routes/members.ts';
import { decisionRoutes } from '../moderation/routes/decisions.ts';
import { moderationRoutes } from '../moderation/routes/moderation.ts';
import { reportRoutes } from '../moderation/routes/reports.ts';
import { notificationRoutes } from '../notifications/routes/notifications.ts';
import { photoRoutes } from '../photos/routes/photos.ts';
import { openDatabase } from '../platform/database/open.ts';
import { pushRoutes } from '../push/routes/push.ts';
import { namedKinds } from '../records/registry.ts';
import { recordRoutes } from '../records/routes/records.ts';
import { savedRoutes } from '../records/routes/saved.ts';
import type { RequestContext } from '../request-context.ts';
import { searchRoutes } from '../search/routes/search.ts';
import { blockRoutes } from '../store/routes/blocks.ts';
import { conversationRoutes } from '../store/routes/conversations.ts';
import { itemRoutes } from '../store/routes/items.ts';
import { messageRoutes } from '../store/routes/messages.ts';
import { ratingRoutes } from '../store/routes/ratings.ts';
import { faults } from './faults.ts';
import { figureRoutes } from './figures.ts';
import { health } from './health.ts';
import { operator } from './operator.ts';

export const api = new Hono<ApiContext>({ strict: false }).basePath('/api');

api.onError(handleApiError);
api.notFound(respondNotFound);
api.use(
  noStore,
  methodNotAllowed({ app: api, onMethodNotAllowed: (_, methods) => respondWrongMethod(methods) }),
  sameOriginChanges,
  openDatabase,
  lazySession,
  confirmedWrites,
);

api.route('/health', health);
api.route('/faults', faults);
api.route('/figures', figureRoutes);
api.post('/proof-of-work', accountChange('none'), async (c) =>
  c.json(await createProofChallenge(c.var.database)),
);
api.route('/operator', operator);
api.route('/history', attendanceRoutes);
api.route('/history', historyApi);
api.route('/auth', auth);
api.route('/account', account);
api.route('/account', decisionRoutes);
api.route('/account', passkeyRoutes);
api.route('/account/reauthentication', reauthenticationRoutes);
api.route('/photos', photoRoutes);
api.route('/search', searchRoutes);
api.route('/users', gamesRoutes);
api.route('/users', userRoutes);
api.route('/feed', feedRoutes);
api.route('/follows', followRoutes);
api.route('/saved', savedRoutes);
api.route('/conversations', conversationRoutes);
api.route('/conversations', messageRoutes);
api.route('/blocks', blockRoutes);
api.route('/reports', reportRoutes);
api.route('/notifications', notificationRoutes);
api.route('/push', pushRoutes);
api.route('/moderation', moderationRoutes);
api.route('/merch', itemRoutes);
api.route('/users', ratingRoutes);
for (const [name, kind] of namedKinds) api.route(`/${name}`, recordRoutes(kind));

export function fetchApi(context: RequestContext) {
  return api.fetch(context.request, context, context.execution);
}

export function serveApi(context: RequestContext) {
  return isApiPath(context.url.pathname) ? fetchApi(context) : undefined;
}

export function isApiPath(pathname: string): boolean {
  return /^\/api(\/|$)/.test(pathname);
}

/** Returns the properties of the route at a path; undefined if there is none. */
export function findRoute(method: string, pathname: string): RouteProperties | undefined {
  const path = pathname.replace(/\/$/, '');
  const [handlers] = api.router.match(method === 'HEAD' ? 'GET' : method, path);
  return mergeProperties(handlers.map(([[, route]]) => route));
}
