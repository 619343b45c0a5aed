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
import { jsonBody } from '../../http/routes/json-body.ts';
import { accountChange, personalRead } from '../../http/routes/route.ts';
import { notDemoAccount, type ApiContext, signedIn } from '../../http/routes/session.ts';
import { limitedWrites } from '../../http/routes/write-limit.ts';
import { authContext } from '../auth-context.ts';
import { passkeySettings, removePasskey, renamePasskey } from '../passkeys/list.ts';
import { addPasskey, askForNewPasskey } from '../passkeys/register.ts';
import { renewRecoveryCodes, setSecondFactor } from '../passkeys/settings.ts';
import { confirmPassword } from '../password.ts';

export const passkeyRoutes = new Hono<ApiContext>();

const ONE = `/passkeys/:id{${ID}}`;

passkeyRoutes.get('/passkeys', personalRead, signedIn, async (c) =>
  c.json<PasskeySettings>(await passkeySettings(c.var.database, c.var.account.id)),
);

passkeyRoutes.post(
  '/passkeys/options',
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  jsonBody(PasswordAsked),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return c.json<PasskeyRequest>(await askForNewPasskey(context, account.id, body.password));
  },
);

passkeyRoutes.post(
  '/passkeys/new',
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  jsonBody(NewPasskey),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    return c.json<ListedPasskey>(await addPasskey(context, account.id, body), 201);
  },
);

passkeyRoutes.put(
  ONE,
  accountChange('write'),
  signedIn,
  notDemoAccount,
  jsonBody(PasskeyName),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const own = { id: Number(c.req.param('id')), user_id: account.id };
    return c.json<ListedPasskey>(await renamePasskey(database, own, body.name));
  },
);

passkeyRoutes.delete(
  ONE,
  accountChange('write', 'passkey'),
  signedIn,
  notDemoAccount,
  jsonBody(PasswordAsked),
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    await confirmPassword(context, account.id, body.password, 'password');
    const own = { id: Number(c.req.param('id')), user_id: account.id };
    await removePasskey(database, own);
    return c.json<Done>({ message: 'Passkey removed.' });
  },
);

passkeyRoutes.put(
  '/second-factor',
  accountChange('write', 'second-factor'),
  signedIn,
  notDemoAccount,
  jsonBody(SecondFactorSetting),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    const recovery_codes = await setSecondFactor(context, account.id, body);
    return c.json<RecoveryCodes>({ recovery_codes });
  },
);

passkeyRoutes.post(
  '/recovery-codes',
  accountChange('write', 'recovery-codes'),
  signedIn,
  notDemoAccount,
  jsonBody(PasswordAsked),
  limitedWrites,
  async (c) => {
    const { database, account, body } = c.var;
    const context = authContext(c.req.raw, c.env, database);
    const recovery_codes = await renewRecoveryCodes(context, account.id, body.password);
    return c.json<RecoveryCodes>({ recovery_codes });
  },
);
