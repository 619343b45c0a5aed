import { COMMENTS_CLOSED, newComment, NO_SUCH_COMMENT } from '@desert/contract/comments';
import { CommentsQuery } from '@desert/contract/comments-query';
import { ID } from '@desert/contract/ids';
import { PageQuery } from '@desert/contract/list-query';
import { nextLink } from '@desert/contract/paging';
import { Hono } from 'hono';
import { heldWritings } from '../../../limits.ts';
import { createRecord } from '../../../records/changes.ts';
import {
  afterAddress,
  commentsOf,
  isLocked,
  listComments,
  rootOf,
} from '../../../records/comments.ts';
import type { StoryKind } from '../../../records/kind.ts';
import { errorResponse } from '../../../response/errors.ts';
import { jsonBody } from '../../json-body.ts';
import { type ApiContext, signedIn } from '../../session.ts';
import { validate } from '../../validate.ts';
import { limitedWrites } from '../../write-limit.ts';
import { linkNext } from '../link-next.ts';
import { ownerRoutes } from '../owner-routes.ts';
import { creationOf, idOf, keyConflict, missing } from '../request.ts';

/** How the comments on a kind's stories are read, made, edited, deleted and put back. */
export function commentRoutes(kind: StoryKind): Hono<ApiContext> {
  const { field, one, story } = kind;
  const comments = commentsOf(kind);
  const routes = new Hono<ApiContext>();

  routes.get(`/:id{${ID}}/comments`, validate('query', CommentsQuery), async (c) => {
    const page = await listComments(c.var.database, kind, idOf(c), c.req.valid('query'));
    if (!page) return missing();
    if (page.last !== undefined) c.header('Link', nextLink(afterAddress(c.req.path, page.last)));
    else linkNext(c, page, PageQuery);
    return c.json(page.records);
  });

  const body = jsonBody(story.commentInput ?? newComment(field, one));
  routes.post('/comment/new', signedIn, body, limitedWrites, async (c) => {
    const { database, body, account } = c.var;
    const creation = { ...creationOf(c), isModerator: account.role === 'moderator' };
    const { record_id, answers: asked } = body;
    const answers =
      asked && (await rootOf(database, kind, { ...creation, record_id, answers: asked }));
    if (answers === undefined) return errorResponse(400, { answers: NO_SUCH_COMMENT });
    const most = heldWritings(c.env);
    const comment = await createRecord(database, comments, creation, { ...body, answers }, most);
    if (!comment) {
      const isClosed = await isLocked(database, kind, body.record_id);
      return isClosed ? errorResponse(403, COMMENTS_CLOSED) : missing();
    }
    const { [field]: on } = comment as typeof comment & Record<string, unknown>;
    return on === body.record_id ? c.json(comment, 201) : keyConflict();
  });

  return routes.route('/', ownerRoutes(comments, '/comment'));
}
