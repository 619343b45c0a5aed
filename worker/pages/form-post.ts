/** Forms that work without JavaScript, each posted to its own page. */
import { knownSession, SESSION_ENDED } from '../accounts/session/resolve.ts';
import { logError, refusalOf } from '../http/response/errors.ts';
import { Refusal, refuse } from '../http/response/refusal.ts';
import { isOfDeletedMember } from '../members/users/users.ts';
import { openD1 } from '../platform/database/open.ts';
import type { RequestContext } from '../request-context.ts';
import { accountForms } from './forms/account.ts';
import { decisionForms } from './forms/decisions.ts';
import { digestForms } from './forms/digest.ts';
import { flagForms } from './forms/flags.ts';
import { followingForms } from './forms/following.ts';
import { gamesFormAt } from './forms/games.ts';
import { linkForms } from './forms/links.ts';
import type { PostableForm, RefusedForm, Shown } from './forms/posted.ts';
import { recordFormAt } from './forms/record.ts';
import { findRenewalForm } from './forms/renewal.ts';
import { reportForms } from './forms/report.ts';
import { findSaleForm } from './forms/sale.ts';
import { unsubscribeForms } from './forms/unsubscribe.ts';
import { isPage } from './is-page.ts';

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
  return request.method === 'POST' && formAt(url.pathname) !== undefined;
}

export async function postForm(context: RequestContext): Promise<Response | RefusedForm> {
  const shown: Shown = { values: {}, remarks: {} };
  try {
    const post = formAt(context.url.pathname) ?? refuse(404, 'There’s no form at this address.');
    return await post(context, shown);
  } catch (error) {
    const refusal = await refusalOfForm(context, error as Error);
    const errors = { ...refusal.errors };
    for (const [name, remark] of Object.entries(shown.remarks))
      errors[name] = [asSentence(errors[name]), remark].filter(Boolean).join(' ');
    return { ...refusal.details, status: refusal.status, errors, values: shown.values };
  }
}

async function refusalOfForm(
  { request, url, database }: RequestContext,
  error: Error,
): Promise<Refusal> {
  const asked = { method: request.method, path: url.pathname };
  const refusal = refusalOf(error, 'form', asked);
  if (refusal) return refusal;
  const session = await knownSession(request)?.catch(() => null);
  if (session && (await isOfDeletedMember(error, openD1(database), session.account.id)))
    return new Refusal(401, SESSION_ENDED);
  logError(error, asked);
  return new Refusal(500, 'Something went wrong. Please try again');
}

/** Adds the period that API field errors lack. */
function asSentence(error = ''): string {
  return error.replace(/[^.?!]$/, '$&.');
}

export function formAt(pathname: string): PostableForm | undefined {
  const path = pathname.replace(/\/$/, '');
  return (
    FIXED[path] ??
    gamesFormAt(pathname) ??
    findRenewalForm(pathname) ??
    findSaleForm(pathname) ??
    recordFormAt(pathname)
  );
}
