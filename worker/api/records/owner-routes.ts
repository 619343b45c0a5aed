import { COMMENTS_CLOSED } from '@desert/contract/comments';
import { ID } from '@desert/contract/ids';
import type { Deleted } from '@desert/contract/records';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { reviewOfEdit } from '../../moderation/review.ts';
import { storyOfComment } from '../../records/comments.ts';
import { deleteRecord, restoreRecord } from '../../records/deletion.ts';
import { type Edit, editInput, editSince } from '../../records/edit-base.ts';
import { editRecord } from '../../records/edits.ts';
import type { Records } from '../../records/kind.ts';
import { staleErrors } from '../../records/refusals.ts';
import { errorResponse } from '../../response/errors.ts';
import { jsonBody } from '../json-body.ts';
import { publicChange } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { limitedRestores, limitedWrites } from '../write-limit.ts';
import { knownTags } from './known-tags.ts';
import { missingTo, idOf, respondToOwner, targetOf } from './request.ts';

interface EditContext extends ApiContext {
  Variables: ApiContext['Variables'] & { body: Record<string, unknown>; edit: Edit };
}

export function ownerRoutes(
  records: Records,
  under: '' | '/comment',
  bodyLimit?: number,
): Hono<ApiContext> {
  const routes = new Hono<ApiContext>();
  const path = `/:id{${ID}}${under}` as const;
  // With the base values of the edit, a body is twice as long.
  const edited = jsonBody(editInput(records.input), bodyLimit && 2 * bodyLimit);
  const since = createMiddleware<EditContext>(async (c, next) => {
    const { base, ...values } = c.var.body;
    const edit = await editSince(c.var.database, records, values, base);
    c.set('edit', edit);
    // Quotas count the written values only.
    c.set('body', edit.values);
    return next();
  });

  routes.put(
    `${path}/edit`,
    publicChange,
    signedIn,
    edited,
    knownTags,
    since,
    limitedWrites,
    async (c) => {
      const { database, edit, account } = c.var;
      const on = account.role === 'moderator' ? undefined : records.on;
      const story = on && (await storyOfComment(database, on, idOf(c)));
      if (story?.locked) return errorResponse(403, COMMENTS_CLOSED);
      const target = targetOf(c);
      const review = await reviewOfEdit(database, c.env, records, target, edit.values);
      const record = await editRecord(database, records, target, edit, review);
      if (record && 'stale' in record)
        return errorResponse(409, staleErrors(record), {}, { record: record.record });
      return record ? respondToOwner(c, record) : missingTo(c, records);
    },
  );

  routes.delete(`${path}/delete`, publicChange, signedIn, async (c) => {
    const found = await deleteRecord(c.var.database, records, targetOf(c));
    return respondToOwner(c, found, ({ id }) => c.json<Deleted>({ message: 'Deleted.', id }));
  });

  routes.post(`${path}/restore`, publicChange, signedIn, limitedRestores, async (c) => {
    const { database, account } = c.var;
    const record = await restoreRecord(database, records, targetOf(c));
    if (!record) return missingTo(c, records);
    // A story's author can delete other members' comments on it, and so restore them.
    const story = records.on && (await storyOfComment(database, records.on, record.id));
    return story?.user_id === account.id ? c.json<unknown>(record) : respondToOwner(c, record);
  });

  return routes;
}
