import type { Viewer } from '@desert/contract/accounts/account';
import { logError } from '../../http/response/errors.ts';
import { getUnconfirmedPermission } from '../../members/users/must-confirm.ts';
import { describeSuspension } from '../../members/users/suspension.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';
import { readAnySession } from './resolve.ts';

export interface Visitor {
  /** The signed-in user; null without a session, if suspended, and if the database fails, so that pages can be shown. */
  viewer: Viewer | null;
  /** The message for a suspended account. */
  suspension?: string | undefined;
}

/** The visitor of a page. Reads nothing without a cookie. */
export async function findVisitor({
  request,
  env,
  database: client,
}: Pick<RequestContext, 'request' | 'env' | 'database'>): Promise<Visitor> {
  const database = openD1(client);
  try {
    const session = await readAnySession(request, database);
    if (!session) return { viewer: null };
    const { account, suspended_until } = session;
    const { id, username, face, role, is_new, awaits_approval } = account;
    if (suspended_until !== undefined)
      return {
        viewer: null,
        suspension: await describeSuspension(database, { id, suspended_until }),
      };
    const author = { id, username, ...(face && { face }) };
    const viewer = {
      ...author,
      ...(role && { role }),
      ...(is_new && { is_new }),
      ...(awaits_approval && { awaits_approval }),
    };
    return { viewer: { ...viewer, ...getUnconfirmedPermission(env, account) } };
  } catch (error) {
    logError(error as Error, { method: request.method, path: new URL(request.url).pathname });
    return { viewer: null };
  }
}
