import type { Deleted } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { readCreation, idOf, targetOf } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedRestores } from '../../http/routes/write-limit.ts';
import { saveRecord } from '../../moderation/save-record.ts';
import { deleteRecord, restoreRecord } from '../deletion.ts';
import { recordBody } from '../edit-base.ts';
import type { Records } from '../kind.ts';
import { acceptRecord, BODY_LIMIT } from './accept-record.ts';

export function ownerRoutes(records: Records, under: '' | '/comment'): Hono<ApiContext> {
  const routes = new Hono<ApiContext>();
  const path = `/:id{${ID}}${under}` as const;
  // With the base values of the edit, a body is twice as long.
  const sent = acceptRecord(records, recordBody(records), 2 * BODY_LIMIT);
  routes.put(`${path}/edit`, publicChange, ...sent, async (c) => {
    const { database, env, edit } = c.var;
    const id = idOf(c);
    return c.json<unknown>(
      await saveRecord(database, env, records, { ...readCreation(c), ...edit, id }),
    );
  });

  routes.delete(`${path}/delete`, publicChange, signedIn, async (c) => {
    await deleteRecord(c.var.database, records, targetOf(c));
    return c.json<Deleted>({ message: 'Deleted.', id: idOf(c) });
  });

  routes.post(`${path}/restore`, publicChange, signedIn, limitedRestores, async (c) =>
    c.json<unknown>(await restoreRecord(c.var.database, records, targetOf(c))),
  );

  return routes;
}
