import { CommentsQuery, defineNewComment } from '@desert/contract/records/comments';
import { PageQuery } from '@desert/contract/records/list-query';
import { formatNextLink } from '@desert/contract/records/paging';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { checkKey, readCreation, readId, respondPage } from '../../http/routes/request.ts';
import { publicChange, publicRead } from '../../http/routes/route.ts';
import type { ApiContext } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { saveReviewed } from '../../moderation/save-record.ts';
import { afterAddress, getCommentRecords, findRoot, listComments } from '../comments.ts';
import type { StoryKind } from '../kind.ts';
import { acceptRecord } from './accept-record.ts';
import { ownerRoutes } from './owner.ts';

export function commentRoutes(kind: StoryKind): Hono<ApiContext> {
  const { field, one, commentInput } = kind;
  const comments = getCommentRecords(kind);
  const routes = new Hono<ApiContext>();

  routes.get(
    `/:id{${ID}}/comments`,
    publicRead,
    validateInput('query', CommentsQuery),
    async (c) => {
      const page = await listComments(c.var.database, kind, readId(c), c.req.valid('query'));
      if (page.last !== undefined)
        c.header('Link', formatNextLink(afterAddress(c.req.path, page.last)));
      return respondPage(c, page, PageQuery);
    },
  );

  const sent = acceptRecord(comments, commentInput ?? defineNewComment(field, one));
  routes.post('/comment/new', publicChange, ...sent, async (c) => {
    const { database, body, edit } = c.var;
    const creation = readCreation(c);
    const { record_id, parent_id: parentId } = body;
    const parent_id =
      parentId && (await findRoot(database, kind, { ...creation, record_id, parent_id: parentId }));
    const values = { ...edit.values, parent_id };
    const save = { ...creation, values, images: edit.images };
    const comment = await saveReviewed(database, c.var.env, comments, save);
    checkKey((comment as typeof comment & Record<string, unknown>)[field], record_id);
    return c.json(comment, 201);
  });

  return routes.route('/', ownerRoutes(comments, '/comment'));
}
