/** The report of someone without an account: a form alone, with scripts, too, which then add a proof of work. */
import { REPORT_PATH } from '@desert/contract/moderation/moderation-pages';
import { NoticeConfirmation, NoticeForm } from '@desert/contract/moderation/notice-input';
import {
  limitNotices,
  limitUnprovenNotices,
  limitMailsByRecipient,
} from '../../http/rate-limits/policies.ts';
import { requireProof } from '../../http/rate-limits/proof-of-work.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { parseInput, readForm } from '../../http/request/body.ts';
import { clientAddress } from '../../http/request/client-address.ts';
import { redirectSeeOther } from '../../http/response/redirect.ts';
import { Refusal } from '../../http/response/refusal.ts';
import { foldCase } from '../../members/users/users.ts';
import { findNoticed, readPage } from '../../moderation/notices/find-noticed.ts';
import { confirmByLink, sendNotice } from '../../moderation/notices/send-notice.ts';
import { openD1 } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';
import type { PostableForm } from './posted.ts';

const SHOWN = ['page', 'why', 'details', 'email', 'good_faith'];

const NO_PAGE = new Refusal(400, {
  page: 'We can’t find that page on this site. Copy the link from your browser',
});

const NO_MAIL = new Refusal(
  403,
  'This site can’t send email yet, so it can’t confirm your report. Please send it from a browser that runs scripts.',
);

/** @param isPage whether visitors see a page at an address */
export function reportForms(
  isPage: (context: RequestContext, page: URL) => Promise<boolean>,
): Record<string, PostableForm> {
  const post: PostableForm = async (context, shown) => {
    const { request, url, env, primary } = context;
    const fields: Record<string, string> = Object.fromEntries(await readForm(request));
    const database = openD1(primary);
    if (fields['token'] !== undefined) {
      await confirmByLink(database, parseInput(NoticeConfirmation, fields).token);
      return redirectSeeOther(`${REPORT_PATH}?sent=1`);
    }
    for (const name of SHOWN) shown.values[name] = [fields[name] ?? ''];
    const notice = parseInput(NoticeForm, fields);
    await admitRequest(database, limitNotices(env, clientAddress(request)));
    const page = readPage(notice.page, url.origin);
    if (!page) throw NO_PAGE;
    const subject = await findNoticed(database, page);
    if (!subject && !(await isPage(context, page))) throw NO_PAGE;
    const isProven = notice.proof !== '';
    if (isProven) await requireProof(database, notice.proof);
    else if (!env.MAIL_FROM) throw NO_MAIL;
    else await admitRequest(database, limitUnprovenNotices());
    // A key of its own, or notices with a member's address would use up their links to a new password.
    await admitRequest(database, limitMailsByRecipient(env, `notice ${foldCase(notice.email)}`));
    await sendNotice(database, notice, { page, subject, isProven });
    return redirectSeeOther(`${REPORT_PATH}?${isProven ? 'sent' : 'confirm'}=1`);
  };
  return { [REPORT_PATH]: Object.assign(post, { securityEvent: 'notice' }) };
}
