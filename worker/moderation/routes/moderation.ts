import { ActionInput } from '@desert/contract/moderation/action-input';
import type { MonthlyOutcomes } from '@desert/contract/moderation/decisions';
import { listFlags } from '@desert/contract/moderation/flags';
import type {
  Action,
  Case,
  FailedJob,
  LoggedAction,
  MemberRecord,
  PublicAction,
  QueueState,
} from '@desert/contract/moderation/moderation';
import { CasesQuery, LogQuery } from '@desert/contract/moderation/moderation-queries';
import type { HealthResponse } from '@desert/contract/pages/figures';
import { ID } from '@desert/contract/text/ids';
import { Hono } from 'hono';
import { createAuthContext } from '../../accounts/auth-context.ts';
import { sendConfirmation } from '../../accounts/links/send-link.ts';
import { readHealth } from '../../figures/health.ts';
import { readFlags } from '../../flags/flags.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { parseJsonBody } from '../../http/routes/json-body.ts';
import { readId, refuseMissing, respondPage } from '../../http/routes/request.ts';
import { defineChangeRoute, personalRead, publicRead } from '../../http/routes/route.ts';
import {
  type ApiContext,
  moderatorsOnly,
  signedIn,
  withPasskey,
} from '../../http/routes/session.ts';
import { validateInput } from '../../http/routes/validate.ts';
import { listFailed, retryFailed } from '../../jobs/failed.ts';
import { openD1 } from '../../platform/database/open.ts';
import { listOpenSettings } from '../../settings.ts';
import { suspendAndHideRecords, unsuspendAndRestoreRecords } from '../actions/everything.ts';
import { readAuthor, takeAction } from '../actions/take-action.ts';
import { refuseOwnDecision } from '../appeals/other-moderator.ts';
import {
  findSubjectCase,
  findActionableCase,
  findCase,
  hoursSince,
  listCases,
  measureQueue,
} from '../cases.ts';
import { listActions, listLogged } from '../log.ts';
import { findMemberRecord } from '../member-record.ts';
import { listOutcomes } from '../outcomes.ts';
import { findPasskeyDeadline, requirePasskey } from '../passkey-duty.ts';

export const moderationRoutes = new Hono<ApiContext>();

const WITH_EVERYTHING: Partial<Record<Action, typeof suspendAndHideRecords>> = {
  suspend: suspendAndHideRecords,
  unsuspend: unsuspendAndRestoreRecords,
};

const forModerators = [signedIn, moderatorsOnly, withPasskey] as const;

moderationRoutes.get(
  '/cases',
  personalRead,
  ...forModerators,
  validateInput('query', CasesQuery),
  async (c) => {
    const { state = 'open', kind, id, cursor } = c.req.valid('query');
    if (kind && id) {
      const actionableCase = await findActionableCase(c.var.database, c.var.account.id, {
        kind,
        id,
      });
      return c.json<Case[]>(actionableCase ? [actionableCase] : []);
    }
    const page = await listCases(c.var.database, c.var.account.id, state, cursor);
    return respondPage<Case>(c, page, CasesQuery);
  },
);

// Without a passkey, too: it says what is missing.
moderationRoutes.get('/queue', personalRead, signedIn, moderatorsOnly, async (c) => {
  const { database, account } = c.var;
  const deadline = await findPasskeyDeadline(database, account.id);
  const { count, oldest } = await measureQueue(database, account.id);
  return c.json<QueueState>({
    open: count,
    oldest_hours: oldest === null ? 0 : hoursSince(oldest),
    passkey_deadline: deadline === null ? null : new Date(deadline).toISOString(),
    is_locked: deadline !== null && deadline <= Date.now(),
  });
});

moderationRoutes.get(`/cases/:id{${ID}}`, personalRead, ...forModerators, async (c) =>
  c.json<Case>((await findCase(c.var.database, c.var.account.id, readId(c))) ?? refuseMissing()),
);

moderationRoutes.get('/members/:username', personalRead, ...forModerators, async (c) =>
  c.json<MemberRecord>(
    (await findMemberRecord(c.var.database, c.req.param('username'))) ?? refuseMissing(),
  ),
);

moderationRoutes.post(
  '/actions',
  defineChangeRoute({ changes: 'public', limit: 'none', securityEvent: 'moderation' }),
  ...forModerators,
  parseJsonBody(ActionInput),
  async (c) => {
    const { database, account, body } = c.var;
    await refuseOwnDecision(database, account.id, body);
    const perform = (body.everything && WITH_EVERYTHING[body.action]) || takeAction;
    // 202 asks the client to repeat the request for the rest.
    const status = (await perform(database, account.id, body)) === false ? 202 : 201;
    // If this fails, the member can request the link.
    const approved = body.action === 'approve' ? await readAuthor(database, body) : null;
    if (approved !== null)
      await sendConfirmation(createAuthContext(c.req.raw, c.env, database), { id: approved });
    return c.json<Case | undefined>(await findSubjectCase(database, account.id, body), status);
  },
);

moderationRoutes.get('/failed-jobs', personalRead, ...forModerators, async (c) =>
  c.json<FailedJob[]>(await listFailed(c.var.database)),
);

moderationRoutes.get('/health', personalRead, ...forModerators, async (c) => {
  const { database, env } = c.var;
  const health = await readHealth(database, openD1(c.env.index));
  const flags = listFlags(env.SECTIONS, await readFlags(database));
  return c.json<HealthResponse>({ ...health, flags });
});

moderationRoutes.get('/open-settings', personalRead, ...forModerators, (c) =>
  c.json<string[]>(listOpenSettings(c.var.env)),
);

moderationRoutes.post(
  `/failed-jobs/:id{${ID}}/retry`,
  defineChangeRoute({ changes: 'public', limit: 'none' }),
  ...forModerators,
  async (c) => {
    await retryFailed(c.var.database, readId(c));
    return c.body(null, 204);
  },
);

moderationRoutes.get('/outcomes', publicRead, async (c) =>
  c.json<MonthlyOutcomes[]>(await listOutcomes(c.var.database)),
);

moderationRoutes.get('/log', personalRead, validateInput('query', LogQuery), async (c) => {
  const { full, cursor } = c.req.valid('query');
  if (full === undefined)
    return respondPage<PublicAction>(c, await listActions(c.var.database, cursor), LogQuery);
  const account = await c.var.viewer();
  if (!account) throw new Refusal(401, 'Please log in first.');
  if (account.role !== 'moderator') throw new Refusal(403, 'Only moderators can do this.');
  await requirePasskey(c.var.database, account.id);
  return respondPage<LoggedAction>(c, await listLogged(c.var.database, cursor), LogQuery);
});
