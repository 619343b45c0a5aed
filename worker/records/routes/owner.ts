import type { Deleted } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { readCreation, readId, readTarget } from '../../http/routes/request.ts';
import { publicChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedRestores } from '../../http/routes/write-limit.ts';
import { saveReviewed } from '../../moderation/save-record.ts';
import { deleteRecord, restoreRecord } from '../deletion.ts';
import { recordBody } from '../edit-base.ts';
import type { Records } from '../kind.ts';
import { acceptRecord, MAX_RECORD_BYTES } from './accept-record.ts';

export function ownerRoutes(records: Records, under: '' | '/comment'): Hono<ApiContext> {
  const routes = new Hono<ApiContext>();
  const path = `/:id{${ID}}${under}` as const;
  // With the base values of the edit, a body is twice as long.
  const sent = acceptRecord(records, recordBody(records), 2 * MAX_RECORD_BYTES);
  routes.put(`${path}/edit`, publicChange, ...sent, async (c) => {
    const { database, env, edit } = c.var;
    const id = readId(c);
    return c.json<unknown>(
      await saveReviewed(database, env, records, { ...readCreation(c), ...edit, id }),
    );
  });

  routes.delete(`${path}/delete`, publicChange, signedIn, async (c) => {
    await deleteRecord(c.var.database, records, readTarget(c));
    return c.json<Deleted>({ message: 'Deleted.', id: readId(c) });
  });

  routes.post(`${path}/restore`, publicChange, signedIn, limitedRestores, async (c) =>
    c.json<unknown>(await restoreRecord(c.var.database, records, readTarget(c))),
  );

  return routes;
}
