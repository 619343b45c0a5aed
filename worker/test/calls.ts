/** Every route of the API, and the status that each group of users gets. */
import { KIND_NAMES, KINDS } from '@desert/contract/records/kinds';
import type { World } from './world.ts';

/** Statuses for a signed-out visitor, a member, the record's author, and a moderator who is not the author. */
type Statuses = [visitor: number, member: number, author: number, moderator: number];

export interface Call {
  /** The JSON body, or the query of a GET. */
  body?: (world: World) => object;
  by: Statuses;
  /** Status for a suspended member; defaults to the visitor's. */
  suspended?: number;
  /** Whether a POST only responds with a signed challenge, and stores nothing. */
  isStateless?: true;
}

const anybody = (status: number): Statuses => [status, status, status, status];
const members = (status: number): Statuses => [401, status, status, status];
const moderators = (status: number): Statuses => [401, 403, 403, status];
const owner = (status: number, others = 403): Statuses => [401, others, status, others];

const STORY = { title: 'Other', details: 'words' };
const ITEM = { name: 'Other', description: 'words', price: 3 };
const IMAGE = { url: '/images/b.svg' };

/** Returns the calls about a kind of record. */
function recordCalls(kind: (typeof KIND_NAMES)[number]): Record<string, Call> {
  const { field } = KINDS[kind];
  const words = kind === 'merch' ? ITEM : STORY;
  const on = ({ ids }: World) => ({ [field]: ids[kind] });
  const stories: Record<string, Call> = {
    [`GET /${kind}/:id/comments`]: { by: anybody(200) },
    [`POST /${kind}/comment/new`]: {
      body: (world) => ({ content: 'Hi', ...on(world) }),
      by: members(201),
    },
    [`PUT /${kind}/:id/comment/edit`]: { body: () => ({ content: 'Hello' }), by: owner(200) },
    [`DELETE /${kind}/:id/comment/delete`]: { by: owner(200) },
    [`POST /${kind}/:id/comment/restore`]: { by: owner(200) },
    [`POST /${kind}/:id/like`]: { by: members(200) },
    [`DELETE /${kind}/:id/like/delete`]: { by: members(200) },
  };
  const images: Record<string, Call> = {
    [`POST /${kind}/new/image`]: { body: (world) => ({ ...IMAGE, ...on(world) }), by: owner(201) },
    [`PUT /${kind}/:id/images/edit`]: { body: () => IMAGE, by: owner(200) },
    // The image is a link, which its author can only replace, except where images are optional.
    [`DELETE /${kind}/:id/images/delete`]: { by: owner(kind === 'news' ? 200 : 409) },
  };
  return {
    [`GET /${kind}`]: { by: anybody(200) },
    [`GET /${kind}/:id`]: { by: anybody(200) },
    [`POST /${kind}/new`]: { body: () => words, by: members(201) },
    [`PUT /${kind}/:id/edit`]: { body: () => words, by: owner(200) },
    [`DELETE /${kind}/:id/delete`]: { by: owner(200) },
    [`POST /${kind}/:id/restore`]: { by: owner(200) },
    [`DELETE /saved/${kind}/:id`]: { by: members(200) },
    ...(kind === 'merch' ? {} : stories),
    ...images,
  };
}

export const CALLS: Record<string, Call> = {
  ...Object.assign({}, ...KIND_NAMES.map(recordCalls)),

  'GET /health': { by: anybody(200) },
  'GET /feed': { by: anybody(200) },
  'GET /feed/:tag': { by: anybody(400) },
  'POST /faults': { by: anybody(400) },
  'POST /figures': { by: anybody(400) },
  'POST /proof-of-work': { by: anybody(200), isStateless: true },
  'GET /operator': { by: anybody(200) },
  'GET /history/teams': { by: anybody(200) },
  'GET /history/teams/:id': { by: anybody(200) },
  'GET /history/today': { by: anybody(200) },
  'GET /history/lights': { by: anybody(200) },
  'GET /history/players': { by: anybody(200) },
  'GET /history/players/:slug': { by: anybody(404) },
  'GET /history/leaders': { by: anybody(200) },
  'GET /history/compare': { by: anybody(200) },
  'GET /history/coaches': { by: anybody(200) },
  'GET /history/coaches/:slug': { by: anybody(404) },
  'GET /history/arenas': { by: anybody(200) },
  'GET /history/players/:slug/games': { by: anybody(404) },
  'GET /history/data/:format/:key': { by: anybody(400) },
  'GET /history/find': { by: anybody(200) },
  'GET /history/lists': { by: anybody(200) },
  'GET /history/lists/:name': { by: anybody(400) },
  'GET /history/tags': { by: anybody(200) },
  'GET /history/tags/games': { by: anybody(404) },
  'GET /history/games': { by: anybody(200) },
  'GET /history/games/:date': { by: anybody(400) },
  'GET /history/games/:date/attendance': { by: anybody(400) },
  'POST /history/games/:date/attendance': { by: members(400) },
  'DELETE /history/games/:date/attendance': { by: members(400) },
  'GET /users/me/games': { by: members(200) },
  'GET /users/me/games/csv': { by: members(200) },
  'PUT /users/me/games': { body: () => ({}), by: members(200) },
  'PUT /users/me/games/privacy': { body: () => ({ private: true }), by: members(200) },
  'GET /users/:username/games': { by: anybody(404) },
  'GET /history/on/:day': { by: anybody(400) },
  'GET /history/opponents': { by: anybody(200) },
  'GET /history/playoffs': { by: anybody(200) },
  'GET /history/records': { by: anybody(404) },
  'GET /history/opponents/:slug': { by: anybody(400) },
  'GET /history/teams/:season/games': { by: anybody(400) },
  'GET /search': { body: () => ({ q: '' }), by: anybody(200) },
  'GET /search/suggestions': { body: () => ({ q: '' }), by: anybody(200) },
  'GET /users/:username': { by: anybody(404) },

  'GET /auth': { by: members(200) },
  'POST /auth/signup': { by: anybody(400) },
  'POST /auth/login': { by: anybody(400) },
  'POST /auth/forgotten': { by: anybody(400) },
  'POST /auth/password': { by: anybody(400) },
  'POST /auth/confirm': { by: anybody(400) },
  'GET /auth/logout': { by: anybody(200) },
  'PUT /account/password': { by: members(400) },
  'PUT /account/email': { by: members(400) },
  'PUT /account/face': { by: members(400) },
  'POST /account/confirmation': { by: members(200) },
  'GET /account/pending': { by: members(200) },
  'GET /account/decisions': { by: members(200), suspended: 200 },
  'GET /account/sessions': { by: members(200) },
  'DELETE /account/sessions': { by: members(200) },
  'DELETE /account/sessions/:id': { by: members(404) },
  // 400: the body has no password or passkey. 409: the member has no passkey.
  'POST /account/reauthentication': { by: members(400), suspended: 400 },
  'POST /account/reauthentication/options': { by: members(409), suspended: 409 },
  'POST /account/reauthentication/passkey': { by: members(400), suspended: 400 },
  'GET /account/data': { by: members(200), suspended: 200 },
  // `askCall` sends a DELETE without JSON.
  'DELETE /account': { by: members(415), suspended: 415 },
  // 415: the body is not a file.
  'POST /photos': { by: members(415) },

  'GET /follows': { by: members(200) },
  'POST /follows': { body: ({ ids }) => ({ target: `news:${ids['news']}` }), by: members(201) },
  'PUT /follows/:id': { body: () => ({ is_paused: true }), by: owner(200, 404) },
  'DELETE /follows/:id': { by: members(200) },

  'GET /saved': { by: members(200) },
  'POST /saved': { body: ({ ids }) => ({ kind: 'news', id: ids['news'] }), by: members(201) },

  'GET /conversations': { by: members(200) },
  'GET /conversations/unread': { by: members(200) },
  'POST /conversations/new': {
    body: ({ ids }) => ({ merch_id: ids['merch'], content: 'Hi' }),
    by: [401, 201, 400, 201],
  },
  'GET /conversations/:id': { by: owner(200, 404) },
  'GET /conversations/:id/messages': { by: owner(200, 404) },
  'GET /conversations/:id/changes': { by: owner(200, 404) },
  'POST /conversations/:id/messages': { body: () => ({ content: 'Hi' }), by: owner(201, 404) },
  'PUT /conversations/:id/messages/:message_id/offer': {
    body: () => ({ state: 'accepted' }),
    by: owner(200, 404),
  },
  'PUT /conversations/:id/read': {
    body: ({ ids }) => ({ message_id: ids['message'] }),
    by: owner(200, 404),
  },
  'GET /merch/:id/proof': { by: owner(200) },
  'GET /users/:username/ratings': { by: anybody(200) },
  'PUT /merch/:id/state': { body: () => ({ state: 'sold' }), by: owner(200) },

  'GET /users': { body: () => ({ starts: 'fan' }), by: members(200) },
  'GET /notifications': { by: members(200) },
  'PUT /notifications/:id/read': { by: members(200) },
  'PUT /notifications/read': {
    body: () => ({ up_to: new Date().toISOString() }),
    by: members(200),
  },
  'PUT /notifications/read/comments': {
    body: () => ({ kind: 'news', comments: [1] }),
    by: members(200),
  },
  'GET /push': { by: members(200) },
  'PUT /push': { body: () => ({ shows_names: true }), by: members(200) },
  'DELETE /push': { by: members(200) },
  'GET /notifications/settings': { by: members(200) },
  'PUT /notifications/settings': { body: () => ({ like: false }), by: members(200) },

  'GET /account/passkeys': { by: members(200) },
  // 400: required fields are missing. 415: a DELETE has no JSON.
  'POST /account/passkeys/options': { by: members(400) },
  'POST /account/passkeys/new': { by: members(400) },
  'PUT /account/passkeys/:id': { by: members(400) },
  'DELETE /account/passkeys/:id': { by: members(415) },
  'PUT /account/second-factor': { by: members(400) },
  'POST /account/recovery-codes': { by: members(400) },
  'POST /auth/passkey/options': { by: anybody(200), isStateless: true },
  'POST /auth/passkey': { by: anybody(400) },
  'POST /auth/second-factor': { by: anybody(400) },

  'GET /moderation/cases': { by: moderators(200) },
  'GET /moderation/queue': { by: moderators(200) },
  'GET /moderation/cases/:id': { by: moderators(200) },
  'GET /moderation/members/:username': { by: moderators(404) },
  'GET /moderation/failed-jobs': { by: moderators(200) },
  'GET /moderation/health': { by: moderators(200) },
  'GET /moderation/open-settings': { by: moderators(200) },
  'POST /moderation/failed-jobs/:id/retry': { by: moderators(404) },
  'GET /moderation/log': { by: anybody(200) },
  'GET /moderation/outcomes': { by: anybody(200) },
  'POST /moderation/actions': {
    body: ({ ids }) => ({ action: 'hide', kind: 'news', id: ids['news'], reason: 'Spam' }),
    by: moderators(201),
  },

  'GET /blocks': { by: members(200) },
  'POST /blocks/new': { body: ({ buyer }) => ({ user_id: buyer.id }), by: members(201) },
  'DELETE /blocks/:id': { by: members(200) },
  'POST /reports/new': {
    body: ({ ids }) => ({ kind: 'conversations', id: ids['conversation'], reason: 'Rude' }),
    by: owner(201, 404),
  },
};
