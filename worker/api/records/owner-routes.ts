import { ID } from '@desert/contract/ids';
import type { Deleted } from '@desert/contract/records';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { reviewOfEdit } from '../../moderation/review.ts';
import { checkUnlocked } from '../../records/comments.ts';
import { deleteRecord, restoreRecord } from '../../records/deletion.ts';
import { type Edit, editInput, editSince } from '../../records/edit-base.ts';
import { editRecord } from '../../records/edits.ts';
import type { Records } from '../../records/kind.ts';
import { jsonBody } from '../json-body.ts';
import { publicChange } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { limitedRestores, limitedWrites } from '../write-limit.ts';
import { knownTags } from './known-tags.ts';
import { idOf, targetOf } from './request.ts';

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
      const target = targetOf(c);
      if (records.on && account.role !== 'moderator')
        await checkUnlocked(database, records.on, target.id);
      const review = await reviewOfEdit(database, c.var.env, records, target, edit.values);
      return c.json<unknown>(await editRecord(database, records, target, edit, review));
    },
  );

  routes.delete(`${path}/delete`, publicChange, signedIn, async (c) => {
    await deleteRecord(c.var.database, records, targetOf(c));
    return c.json<Deleted>({ message: 'Deleted.', id: idOf(c) });
  });

  routes.post(`${path}/restore`, publicChange, signedIn, limitedRestores, async (c) =>
    c.json<unknown>(await restoreRecord(c.var.database, records, targetOf(c))),
  );

  return routes;
}
