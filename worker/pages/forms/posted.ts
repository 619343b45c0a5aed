import type { Account } from '@desert/contract/accounts/account';
import type { PostedForm } from '@desert/contract/pages/page';
import type { FieldErrors } from '@desert/contract/text/errors';
import { findDemoClientAddress } from '../../accounts/demo.ts';
import { readSession } from '../../accounts/session/resolve.ts';
import type { Env } from '../../env.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import type { RefusalDetails } from '../../http/response/refusal.ts';
import { type Database, openD1 } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';

export interface RefusedForm extends PostedForm, RefusalDetails {
  status: number;
}

/** Input that a page shows again with a refused form. The form adds each value as soon as it has read it. */
export interface ShownForm {
  values: PostedForm['values'];
  /** Sentences to add to the errors, by field. */
  remarks: FieldErrors;
}

/** Validates and executes a posted form. @returns a redirect */
export interface PostableForm {
  (context: RequestContext, shown: ShownForm): Promise<Response>;
  /** The event in the security log: docs/security-log.md */
  securityEvent?: string;
}

export interface FormMember {
  database: Database;
  env: Env;
  account: Account;
  user_id: number;
  demo: string | undefined;
}

/** A form for members; others are sent to the log-in. @param save returns the page to go to */
export function defineMemberForm(
  save: (member: FormMember, context: RequestContext, shown: ShownForm) => Promise<string>,
): PostableForm {
  return async (context, shown) => {
    const { request, url, env } = context;
    const database = openD1(context.database);
    const session = await readSession(request, database);
    if (!session)
      return redirectSeeOther(`/login?next=${encodeURIComponent(url.pathname + url.search)}`);
    const { account, renewed } = session;
    const { id: user_id, email } = account;
    const demo = findDemoClientAddress(env, email, request);
    const page = await save({ database, env, account, user_id, demo }, context, shown);
    return redirectSeeOther(page, renewed ? [renewed] : []);
  };
}
