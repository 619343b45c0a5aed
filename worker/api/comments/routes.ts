import { CommentInput } from '@desert/contract/comments';
import { ID } from '@desert/contract/ids';
import { PageQuery } from '@desert/contract/list-query';
import type { Deleted } from '@desert/contract/records';
import { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { jsonBody } from '../json-body.ts';
import { answerOwner, missing } from '../ownership.ts';
import { linkNext } from '../paging.ts';
import { editRecord } from '../records/changes.ts';
import { idOf } from '../records/id.ts';
import { signedIn } from '../session.ts';
import type { StorySubject } from '../stories/subject.ts';
import { validate } from '../validate.ts';
import { makingOf, usedKey } from '../write-key.ts';
import { limitedRestores, limitedWrites } from '../write-limit.ts';
import { createComment } from './changes.ts';
import { commentsOf } from './comment.ts';
import { deleteComment, restoreComment } from './deletion.ts';
import { listComments } from './queries.ts';

/** How the comments on a section's stories are read, made, edited, deleted and put back. */
export function commentRoutes(subject: StorySubject) {
  const routes = new Hono<ApiContext>();

  routes.get(`/:id{${ID}}/comments`, validate('query', PageQuery), async (c) => {
    const page = await listComments(c.var.database, subject, idOf(c), c.req.valid('query'));
    if (!page) return missing(c);
    linkNext(c, page);
    return c.json(page.records);
  });

  routes.post('/comment/new', signedIn, jsonBody(subject.commented), limitedWrites, async (c) => {
    const { database, body } = c.var;
    const comment = await createComment(database, subject, makingOf(c), body);
    if (!comment) return missing(c);
    return comment[subject.field] === body.subject_id ? c.json(comment, 201) : usedKey(c);
  });

  const edit = `/:id{${ID}}/comment/edit` as const;
  routes.put(edit, signedIn, jsonBody(CommentInput), limitedWrites, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const comment = await editRecord(c.var.database, commentsOf(subject), target, c.var.body);
    return answerOwner(c, comment, (comment) => c.json(comment));
  });

  routes.delete(`/:id{${ID}}/comment/delete`, signedIn, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const found = await deleteComment(c.var.database, subject, target);
    return answerOwner(c, found, ({ id }) => c.json<Deleted>({ message: 'It is deleted.', id }));
  });

  routes.post(`/:id{${ID}}/comment/restore`, signedIn, limitedRestores, async (c) => {
    const target = { id: idOf(c), user_id: c.var.account.id };
    const comment = await restoreComment(c.var.database, subject, target);
    return answerOwner(c, comment, (comment) => c.json(comment));
  });

  return routes;
}
