import type { Done } from '@desert/contract/accounts/account-settings';
import {
  type ListedPasskey,
  NewPasskey,
  PasskeyName,
  type PasskeyRequest,
  type PasskeySettings,
  PasswordAsked,
  type RecoveryCodes,
  SecondFactorSetting,
} from '@desert/contract/accounts/passkeys';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { accountChange, personalRead } from '../../http/routes/route.ts';
import { notDemoAccount, type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { createAuthContext } from '../auth-context.ts';
import { readPasskeySettings, removePasskey, renamePasskey } from '../passkeys/list.ts';
import { addPasskey, askForNewPasskey } from '../passkeys/register.ts';
import { renewRecoveryCodes, setSecondFactor } from '../passkeys/settings.ts';
import { confirmPassword } from '../password.ts';

export const passkeyRoutes = new Hono<ApiContext>();

const ONE = `/passkeys/:id{${ID}}`;

passkeyRoutes.get('/passkeys', personalRead, signedIn, async (c) =>
  c.json<PasskeySettings>(await readPasskeySettings(c.var.database, c.var.account.id)),
);

passkeyRoutes.post(
  '/passkeys/options',
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  parseJsonBody(PasswordAsked),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    return c.json<PasskeyRequest>(await askForNewPasskey(context, account.id, body.password));
  },
);

passkeyRoutes.post(
  '/passkeys/new',
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  parseJsonBody(NewPasskey),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    return c.json<ListedPasskey>(await addPasskey(context, account.id, body), 201);
  },
);

passkeyRoutes.put(
  ONE,
  accountChange('write'),
  signedIn,
  notDemoAccount,
  parseJsonBody(PasskeyName),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const passkey = { id: Number(c.req.param('id')), user_id: account.id };
    return c.json<ListedPasskey>(await renamePasskey(database, passkey, body.name));
  },
);

passkeyRoutes.delete(
  ONE,
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  parseJsonBody(PasswordAsked),
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    await confirmPassword(context, account.id, body.password, 'password');
    const passkey = { id: Number(c.req.param('id')), user_id: account.id };
    await removePasskey(database, passkey);
    return c.json<Done>({ message: 'Passkey removed.' });
  },
);

passkeyRoutes.put(
  '/second-factor',
  accountChange('write', 'second-factor'),
  signedIn,
  notDemoAccount,
  parseJsonBody(SecondFactorSetting),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    const recovery_codes = await setSecondFactor(context, account.id, body);
    return c.json<RecoveryCodes>({ recovery_codes });
  },
);

passkeyRoutes.post(
  '/recovery-codes',
  accountChange('write', 'recovery-codes'),
  signedIn,
  notDemoAccount,
  parseJsonBody(PasswordAsked),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = createAuthContext(c.req.raw, c.env, database);
    const recovery_codes = await renewRecoveryCodes(context, account.id, body.password);
    return c.json<RecoveryCodes>({ recovery_codes });
  },
);
