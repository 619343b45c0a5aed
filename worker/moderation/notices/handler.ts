import type { Action, RuleName } from '@desert/contract/moderation/moderation';
import { REPORT_PATH } from '@desert/contract/moderation/moderation-pages';
import { CONTACT_PATH } from '@desert/contract/pages/operator';
import { moderationActions, notices } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { JobError, type JobHandler, parseEventKey } from '../../jobs/handler.ts';
import type { MailContent } from '../../mail/letter.ts';
import { sendWithinLimit } from '../../mail/rate-limit.ts';
import { sendLetter } from '../../mail/send.ts';
import type { Database } from '../../platform/database/open.ts';
import { confirmationLetter, decisionLetter, PAGE_CHANGED, receiptLetter } from './letters.ts';
import { createNoticeToken } from './send-notice.ts';

type Notice = typeof notices.$inferSelect;

/** Mails a notice's sender: the link to confirm it, the receipt, the decision. Without `MAIL_FROM` it sends none. */
export const noticeHandler: JobHandler = {
  sendsMail: true,
  async run(context, [job]) {
    const { env, database } = context;
    if (!env.MAIL_FROM) return {};
    const { id, change } = parseEventKey(job);
    const notice = await database.select().from(notices).where(eq(notices.id, id)).get();
    const site = env.SITE_URL || (notice && new URL(notice.page).origin) || '';
    const letter = notice && (await writeLetter(database, notice, change, site));
    if (!letter) return {};
    const address = { to: notice.email, ref: `notice-${id}-${change}` };
    const { wait, failure } = await sendWithinLimit(context, [job], {
      // Anyone can type any address.
      isUnconfirmed: true,
      send: () => sendLetter(env, letter, address),
    });
    if (wait) return wait;
    if (failure) throw new JobError(failure.code, failure.permanent);
    return {};
  },
};

async function writeLetter(
  database: Database,
  notice: Notice,
  change: string,
  site: string,
): Promise<MailContent | undefined> {
  const page = site + new URL(notice.page).pathname;
  if (change === 'receipt') return receiptLetter(page);
  if (change === 'confirm') {
    if (notice.confirmed_at !== null) return undefined;
    const token = await createNoticeToken(database, notice.id);
    return confirmationLetter(`${site}${REPORT_PATH}?token=${token}`);
  }
  const decision = await findDecision(database, notice);
  if (!decision) return undefined;
  const { action, rule, kind } = decision;
  return decisionLetter(
    { page, contact: site + CONTACT_PATH },
    {
      action: action as Action,
      rule: rule as RuleName | '',
      ...(kind === 'notices' && action === 'remove' && { outcome: PAGE_CHANGED }),
    },
  );
}

/** The action that closed the notice: `closed_at` is its time. */
function findDecision(database: Database, { kind, subject_id, closed_at }: Notice) {
  return database
    .select()
    .from(moderationActions)
    .where(
      and(
        eq(moderationActions.kind, kind),
        eq(moderationActions.subject_id, subject_id),
        eq(moderationActions.created_at, closed_at ?? 0),
      ),
    )
    .get();
}
