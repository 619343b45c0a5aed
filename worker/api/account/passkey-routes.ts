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
import { authErrorResponse } from '../auth/response.ts';
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
    const result = await askForNewPasskey(context, account.id, body.password);
    return result.ok ? c.json<PasskeyRequest>(result.asked) : authErrorResponse(result);
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
    const result = await addPasskey(authContext(c.req.raw, c.env, database), account.id, body);
    return result.ok ? c.json<ListedPasskey>(result.passkey, 201) : authErrorResponse(result);
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
    const confirmed = await confirmPassword(context, account.id, body.password, 'password');
    if (!confirmed.ok) return authErrorResponse(confirmed);
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
    const result = await setSecondFactor(context, account.id, body);
    if (!result.ok) return authErrorResponse(result);
    return c.json<RecoveryCodes>({ recovery_codes: result.codes });
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
    const result = await renewRecoveryCodes(context, account.id, body.password);
    if (!result.ok) return authErrorResponse(result);
    return c.json<RecoveryCodes>({ recovery_codes: result.codes });
  },
);
