import { addMinimumLength } from '@desert/contract/accounts/account';
import {
  AddressChange,
  CHANGE_IS_ON_ITS_WAY,
  CONFIRMATION_SENT,
} from '@desert/contract/accounts/account-links';
import {
  AccountDeletion,
  type Done,
  FaceInput,
  PasswordChange,
} from '@desert/contract/accounts/account-settings';
import type { PendingEntry } from '@desert/contract/moderation/moderation';
import { users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import {
  accountChange,
  defineChangeRoute,
  personalRead,
  readRoute,
} from '../../http/routes/route.ts';
import {
  notDemoAccount,
  type ApiContext,
  type SignedInContext,
  signedIn,
  signedInOrSuspended,
} from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { getMinimumPasswordLength } from '../../limits.ts';
import { isDemoAccount } from '../../members/users/demo-account.ts';
import { listPending } from '../../moderation/pending.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { createAuthContext } from '../auth-context.ts';
import { changePassword } from '../change-password.ts';
import { deleteAccount } from '../deletion/delete-account.ts';
import { streamExport } from '../export/download.ts';
import { respondSignedIn } from '../finish-sign-in.ts';
import { changeAddress } from '../links/change-address.ts';
import { sendConfirmation } from '../links/send-link.ts';
import { endListedSession, endOtherSessions, isOwnSession, listSessions } from '../session/list.ts';
import { buildEndedCookie } from '../session/token.ts';
import { authenticatedLately } from './reauthentication.ts';

export const account = new Hono<ApiContext>();

account.get('/pending', personalRead, signedIn, async (c) =>
  c.json<PendingEntry[]>(await listPending(c.var.database, c.var.account.id)),
);

account.put(
  '/password',
  accountChange('log-in', 'password'),
  signedIn,
  notDemoAccount,
  parseJsonBody((env) => addMinimumLength(PasswordChange, getMinimumPasswordLength(env))),
  async (c) => {
    const context = createAuthContext(c.req.raw, c.env, c.var.database);
    return respondSignedIn(c, await changePassword(context, c.var.account.id, c.var.body), 200);
  },
);

account.put(
  '/email',
  accountChange('mail', 'address'),
  signedIn,
  notDemoAccount,
  parseJsonBody(AddressChange),
  authenticatedLately,
  async (c) => {
    const { database, account, body } = c.var;
    await changeAddress(createAuthContext(c.req.raw, c.env, database), account, body.email);
    return c.json<Done>({ message: CHANGE_IS_ON_ITS_WAY });
  },
);

account.put(
  '/face',
  defineChangeRoute({ changes: 'public', unconfirmed: true }),
  signedIn,
  notDemoAccount,
  parseJsonBody(FaceInput),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const isOwn = eq(users.id, account.id);
    await retryOnce(() => database.update(users).set(body).where(isOwn).run());
    return c.json({ ...account, face: `${body.era}-${body.number}` });
  },
);

account.post('/confirmation', accountChange('mail'), signedIn, notDemoAccount, async (c) => {
  const context = createAuthContext(c.req.raw, c.env, c.var.database);
  await sendConfirmation(context, c.var.account);
  return c.json<Done>({ message: CONFIRMATION_SENT });
});

account.get('/sessions', personalRead, signedIn, async (c) => {
  const session = await c.var.session();
  const sessions = session ? await listSessions(c.var.database, session) : [];
  // Other users' sessions of the demo account are not listed.
  return c.json(
    isDemoAccount(c.var.env, c.var.account.email)
      ? sessions.filter(({ current }) => current)
      : sessions,
  );
});

account.delete(
  '/sessions',
  accountChange('none', 'session'),
  signedIn,
  notDemoAccount,
  authenticatedLately,
  async (c) => {
    await endOtherSessions(c.var.database, c.req.raw, c.var.account.id);
    return c.json<Done>({ message: 'Logged out on all your other devices.' });
  },
);

/** Requires a recent log-in, except to end the current session, which is a log-out. */
const unlessOwnSession = createMiddleware<SignedInContext>(async (c, next) =>
  isOwnSession(c.req.raw, c.req.param('id') ?? '') ? next() : authenticatedLately(c, next),
);

account.delete(
  '/sessions/:id',
  accountChange('none', 'session'),
  signedIn,
  notDemoAccount,
  unlessOwnSession,
  async (c) => {
    const { database, account } = c.var;
    await endListedSession(database, account.id, c.req.param('id'));
    return c.json<Done>({ message: 'Logged out on that device.' });
  },
);

account.get(
  '/data',
  readRoute({ personal: 'all', securityEvent: 'export' }),
  signedInOrSuspended,
  notDemoAccount,
  streamExport,
);

const toDelete = [
  signedInOrSuspended,
  notDemoAccount,
  parseJsonBody(AccountDeletion),
  authenticatedLately,
] as const;

account.delete(
  '/',
  defineChangeRoute({ changes: 'public', securityEvent: 'deletion' }),
  ...toDelete,
  async (c) => {
    const { database, account } = c.var;
    await deleteAccount(database, account.id);
    c.header('Set-Cookie', buildEndedCookie(c.req.raw, c.var.env), { append: true });
    return c.json<Done>({ message: 'Your account has been deleted.' });
  },
);
