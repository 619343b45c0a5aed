/** Forms that work without JavaScript, each posted to its own page. */
import { findResolvedSession, SESSION_ENDED } from '../accounts/session/resolve.ts';
import { logError, toRefusal } from '../http/response/errors.ts';
import { Refusal, throwRefusal } from '../http/response/refusal.ts';
import { isOfDeletedMember } from '../members/users/users.ts';
import { openD1 } from '../platform/database/open.ts';
import type { RequestContext } from '../request-context.ts';
import { accountForms } from './forms/account.ts';
import { decisionForms } from './forms/decisions.ts';
import { digestForms } from './forms/digest.ts';
import { flagForms } from './forms/flags.ts';
import { followingForms } from './forms/following.ts';
import { findGamesForm } from './forms/games.ts';
import { linkForms } from './forms/links.ts';
import type { PostableForm, RefusedForm, ShownForm } from './forms/posted.ts';
import { findRecordForm } from './forms/record.ts';
import { findRenewalForm } from './forms/renewal.ts';
import { reportForms } from './forms/report.ts';
import { findSaleForm } from './forms/sale.ts';
import { unsubscribeForms } from './forms/unsubscribe.ts';
import { isPage } from './visit-page.ts';

const FIXED: Record<string, PostableForm> = {
  ...accountForms,
  ...linkForms,
  ...followingForms,
  ...unsubscribeForms,
  ...digestForms,
  ...flagForms,
  ...reportForms(isPage),
  ...decisionForms,
};

export function isFormPost({ request, url }: Pick<RequestContext, 'request' | 'url'>): boolean {
  return request.method === 'POST' && findForm(url.pathname) !== undefined;
}

export async function postForm(context: RequestContext): Promise<Response | RefusedForm> {
  const shown: ShownForm = { values: {}, remarks: {} };
  try {
    const post =
      findForm(context.url.pathname) ?? throwRefusal(404, 'There’s no form at this address.');
    return await post(context, shown);
  } catch (error) {
    const refusal = await toFormRefusal(context, error as Error);
    const errors = { ...refusal.errors };
    for (const [name, remark] of Object.entries(shown.remarks))
      errors[name] = [addPeriod(errors[name]), remark].filter(Boolean).join(' ');
    return { ...refusal.details, status: refusal.status, errors, values: shown.values };
  }
}

async function toFormRefusal(
  { request, url, database }: RequestContext,
  error: Error,
): Promise<Refusal> {
  const target = { method: request.method, path: url.pathname };
  const refusal = toRefusal(error, 'form', target);
  if (refusal) return refusal;
  const session = await findResolvedSession(request)?.catch(() => null);
  if (session && (await isOfDeletedMember(error, openD1(database), session.account.id)))
    return new Refusal(401, SESSION_ENDED);
  logError(error, target);
  return new Refusal(500, 'Something went wrong. Please try again');
}

/** Adds the period that API field errors lack. */
function addPeriod(error = ''): string {
  return error.replace(/[^.?!]$/, '$&.');
}

export function findForm(pathname: string): PostableForm | undefined {
  const path = pathname.replace(/\/$/, '');
  return (
    FIXED[path] ??
    findGamesForm(pathname) ??
    findRenewalForm(pathname) ??
    findSaleForm(pathname) ??
    findRecordForm(pathname)
  );
}
