import { type Done, BlockInput } from '@desert/contract/accounts/account-settings';
import type { Author } from '@desert/contract/records/records';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { readId } from '../../http/routes/request.ts';
import { accountChange, personalRead, privateChange } from '../../http/routes/route.ts';
import { type ApiContext, signedIn } from '../../http/routes/session.ts';
import { acceptBody } from '../../http/routes/write-limit.ts';
import { blockMember, listBlocked, unblockMember } from '../members.ts';

export const blockRoutes = new Hono<ApiContext>();

blockRoutes.get('/', personalRead, signedIn, async (c) =>
  c.json<Author[]>(await listBlocked(c.var.database, c.var.account.id)),
);

blockRoutes.post('/new', accountChange('write'), ...acceptBody(BlockInput), async (c) => {
  const { database, account, body } = c.var;
  await blockMember(database, account.id, body.user_id);
  return c.json<Done>({ message: 'They can’t message you anymore.' }, 201);
});

blockRoutes.delete(`/:id{${ID}}`, privateChange, signedIn, async (c) => {
  await unblockMember(c.var.database, c.var.account.id, readId(c));
  return c.json<Done>({ message: 'They can message you again.' });
});
