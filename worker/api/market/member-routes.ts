import { type Done, BlockInput } from '@desert/contract/account-settings';
import { ID } from '@desert/contract/ids';
import type { Author } from '@desert/contract/records';
import { Hono } from 'hono';
import { block, listBlocked, unblock } from '../../market/members.ts';
import { jsonBody } from '../json-body.ts';
import { idOf } from '../records/request.ts';
import { accountChange, personalRead, privateChange } from '../route.ts';
import { type ApiContext, signedIn } from '../session.ts';
import { limitedWrites } from '../write-limit.ts';

export const blockRoutes = new Hono<ApiContext>();

blockRoutes.get('/', personalRead, signedIn, async (c) =>
  c.json<Author[]>(await listBlocked(c.var.database, c.var.account.id)),
);

blockRoutes.post(
  '/new',
  accountChange('write'),
  signedIn,
  jsonBody(BlockInput),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    await block(database, account.id, body.user_id);
    return c.json<Done>({ message: 'They can’t message you anymore.' }, 201);
  },
);

blockRoutes.delete(`/:id{${ID}}`, privateChange, signedIn, async (c) => {
  await unblock(c.var.database, c.var.account.id, idOf(c));
  return c.json<Done>({ message: 'They can message you again.' });
});
