import type { Deleted } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { jsonBody } from '../../http/routes/json-body.ts';
import { idOf, targetOf } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedRestores, limitedWrites } from '../../http/routes/write-limit.ts';
import { submitEdit } from '../../moderation/review.ts';
import { checkUnlocked } from '../comments.ts';
import { deleteRecord, restoreRecord } from '../deletion.ts';
import { type Edit, editInput, editSince } from '../edit-base.ts';
import type { Records } from '../kind.ts';
import { knownTags } from './known-tags.ts';

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
      return c.json<unknown>(await submitEdit(database, c.var.env, records, target, edit));
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
