import type { Done } from '@desert/contract/accounts/account-settings';
import { SavedQuery, SaveInput } from '@desert/contract/records/saved-input';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { refuseMissing, respondPage, readTarget } from '../../http/routes/request.ts';
import { accountChange, personalRead, privateChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { listSaved } from '../list-saved.ts';
import { namedKinds } from '../registry.ts';
import { saveJson, storeSave, unsaveRecord } from '../saves.ts';

export const savedRoutes = new Hono<ApiContext>();

const KINDS = new Map(namedKinds);

savedRoutes.get('/', personalRead, signedIn, validateInput('query', SavedQuery), async (c) =>
  respondPage(
    c,
    await listSaved(c.var.database, c.var.account.id, c.req.valid('query')),
    SavedQuery,
  ),
);

savedRoutes.post('/', accountChange('write'), ...acceptBody(SaveInput), async (c) => {
  const { database, account, body } = c.var;
  const kind = KINDS.get(body.kind) ?? refuseMissing();
  const saved = await storeSave(database, kind, { id: body.id, user_id: account.id });
  return c.json(saveJson({ ...body, created_at: saved.created_at }), saved.isNew ? 201 : 200);
});

for (const [name, kind] of namedKinds)
  savedRoutes.delete(`/${name}/:id{${ID}}`, privateChange, signedIn, async (c) => {
    await unsaveRecord(c.var.database, kind, readTarget(c));
    return c.json<Done>({ message: 'Removed from Saved.' });
  });
