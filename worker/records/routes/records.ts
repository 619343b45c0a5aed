import { PERSONAL_HEADER } from '@desert/contract/accounts/personal';
import type { PageQuery } from '@desert/contract/records/list-query';
import type { Held } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { type Context, Hono } from 'hono';
import { Refusal } from '../../http/response/refusal.ts';
import { readCreation, readId, refuseMissing, respondPage } from '../../http/routes/request.ts';
import { publicChange, publicReadExcept } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { saveReviewed } from '../../moderation/save-record.ts';
import { askIndex } from '../../search/index/ask.ts';
import { needsIndex } from '../../search/list/expression.ts';
import { listByIndex } from '../../search/list/list.ts';
import { continueRebuild } from '../../search/routes/search.ts';
import { findStory } from '../detail.ts';
import { recordBody } from '../edit-base.ts';
import { isStoryKind, type RecordKind } from '../kind.ts';
import { NEWEST_FIRST } from '../list.ts';
import { findRecord, listRecords } from '../queries.ts';
import { findHeld } from '../visibility/held.ts';
import { acceptRecord } from './accept-record.ts';
import { commentRoutes } from './comments.ts';
import { imageRoutes } from './images.ts';
import { likeRoutes } from './likes.ts';
import { ownerRoutes } from './owner.ts';

const VIEWER_FIELDS = 'saved user_likes viewer_first_comment conversation_id edit_pending attended';

export function recordRoutes(kind: RecordKind): Hono<ApiContext> {
  const { query } = kind.list ?? NEWEST_FIRST;
  const routes = new Hono<ApiContext>();

  async function listed(c: Context<ApiContext>, query: PageQuery, viewer: number | null) {
    const { database, index } = c.var;
    const page = await askIndex(c.env, () => listByIndex(database, index, kind, query, viewer));
    if (page) return page;
    await continueRebuild(c);
    throw new Refusal(503, 'Search is still getting set up. Please try again in a moment.');
  }

  routes.get('/', publicReadExcept(VIEWER_FIELDS), validateInput('query', query), async (c) => {
    const pageQuery = c.req.valid('query');
    const isSearch = kind.search.listed && needsIndex(pageQuery);
    const viewer = (await c.var.viewer())?.id ?? null;
    const page = isSearch
      ? await listed(c, pageQuery, viewer)
      : await listRecords(c.var.database, kind, pageQuery, viewer);
    if (c.req.query('texts') !== 'none') return respondPage(c, page, query);
    const records = page.records.map((record) => omitText(kind, record));
    return respondPage(c, { ...page, records }, { entries: { texts: 'none', ...query.entries } });
  });

  routes.post('/new', publicChange, ...acceptRecord(kind, recordBody(kind)), async (c) => {
    const { database, env, edit } = c.var;
    const record = await saveReviewed(database, env, kind, { ...readCreation(c), ...edit });
    return c.json<unknown>(record, 201);
  });

  routes.get(`/:id{${ID}}`, publicReadExcept(VIEWER_FIELDS), async (c) => {
    const { database } = c.var;
    const [id, viewer] = [readId(c), (await c.var.viewer())?.id ?? null];
    const record = isStoryKind(kind)
      ? await findStory(database, kind, { id, viewer, path: c.req.path, comment: readCommentId(c) })
      : await findRecord(database, kind, id, viewer);
    const held = record || viewer === null ? undefined : await findHeld(database, kind, id, viewer);
    const shown = record ?? held ?? refuseMissing();
    if (isHeld(shown)) c.header(PERSONAL_HEADER, 'all');
    return c.json<unknown>(shown);
  });

  routes.route('/', ownerRoutes(kind, ''));
  routes.route('/', imageRoutes(kind));
  if (isStoryKind(kind)) {
    routes.route('/', commentRoutes(kind));
    routes.route('/', likeRoutes(kind));
  }
  return routes;
}

/** For lists whose cards do not show the text, which would be most of the response: `?texts=none`. */
function omitText({ search }: RecordKind, record: object): object {
  const { [search.text.name]: _, ...rest } = record as Record<string, unknown>;
  return rest;
}

/** Whether only its author sees the record, or one of the comments that come with it. */
function isHeld(record: object): boolean {
  const { comments = [], ...story } = record as Held & { comments?: Held[] };
  return [story, ...comments].some(({ pending, hidden }) => pending ?? hidden);
}

function readCommentId(c: Context<ApiContext>): number | undefined {
  const typed = c.req.query('comment') ?? '';
  return new RegExp(`^${ID}$`).test(typed) ? Number(typed) : undefined;
}
