import type { Done } from '@desert/contract/account-settings';
import { ID } from '@desert/contract/ids';
import {
  type ListedPasskey,
  NewPasskey,
  PasskeyName,
  type PasskeyRequest,
  type PasskeySettings,
  PasswordAsked,
  type RecoveryCodes,
  SecondFactorSetting,
} from '@desert/contract/passkeys';
import { Hono } from 'hono';
import { authContext } from '../../accounts/auth-context.ts';
import { passkeySettings, removePasskey, renamePasskey } from '../../accounts/passkeys/list.ts';
import { addPasskey, askForNewPasskey } from '../../accounts/passkeys/register.ts';
import { renewRecoveryCodes, setSecondFactor } from '../../accounts/passkeys/settings.ts';
import { confirmPassword } from '../../accounts/password.ts';
import { jsonBody } from '../json-body.ts';
import { missing } from '../records/request.ts';
import { accountChange, personalRead } from '../route.ts';
import { notDemoAccount, type ApiContext, signedIn } from '../session.ts';
import { limitedWrites } from '../write-limit.ts';

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
    const renamed = await renamePasskey(database, own, body.name);
    return renamed ? c.json<ListedPasskey>(renamed) : missing();
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
    const removed = await removePasskey(database, own);
    return removed ? c.json<Done>({ message: 'Passkey removed.' }) : missing();
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
