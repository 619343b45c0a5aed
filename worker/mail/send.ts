import type { Env } from '../env.ts';
import { countFigures, SITE } from '../figures/count.ts';
import type { Database } from '../platform/database/open.ts';
import { log } from '../platform/log/log.ts';
import { describeCause } from '../platform/log/root-cause.ts';
import { type MailContent, renderHtml, renderText } from './letter.ts';

interface MailToSend {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for the same mail, so that a mail program can drop a second one. */
  ref: string;
  /** Address that turns mails of this kind off (RFC 8058). */
  unsubscribe?: string | undefined;
}

type MailEnv = Pick<Env, 'EMAIL' | 'MAIL_FROM' | 'MAIL_LOG_LINKS'>;

/** The platform's error code for an address from which mail came back, or whose owner complained. */
export const BOUNCED = 'E_RECIPIENT_SUPPRESSED';

/** The platform's error codes for failures that a retry cannot fix. */
const PERMANENT = new Set([BOUNCED, 'E_RECIPIENT_NOT_ALLOWED', 'E_VALIDATION_ERROR']);

export interface Failure {
  /**
   * The platform's error code, an error's name or 'not configured'. The message may contain the address, so it is
   * dropped.
   */
  code: string;
  permanent: boolean;
}

/** Sends a letter at once. @returns as `sendMail` */
export function sendLetter(
  env: MailEnv,
  letter: MailContent,
  address: Pick<MailToSend, 'to' | 'ref'>,
): Promise<Failure | undefined> {
  const [text, html] = [renderText(letter), renderHtml(letter)];
  const unsubscribe = letter.unsubscribe?.address;
  return sendMail(env, { ...address, subject: letter.subject, text, html, unsubscribe });
}

/** Counts a sent mail in the figures. Never fails: its job would send the mail again. */
export async function countMail(
  database: Database,
  { FIELD_FIGURES }: Pick<Env, 'FIELD_FIGURES'>,
): Promise<void> {
  if (FIELD_FIGURES !== 'on') return;
  await countFigures(database, [{ ...SITE, metric: 'mail', value: 0 }]).catch((error: unknown) =>
    log('figures.lost', { figures: 1, error: describeCause(error) }),
  );
}

/** Sends a mail through the platform. @returns the failure; undefined on success */
export async function sendMail(env: MailEnv, mail: MailToSend): Promise<Failure | undefined> {
  const { EMAIL, MAIL_FROM } = env;
  if (!EMAIL || !MAIL_FROM) return { code: 'not configured', permanent: false };
  const { to, subject, text, html, ref, unsubscribe } = mail;
  if (env.MAIL_LOG_LINKS === '1')
    console.warn(`Mail to ${to}: ${/^https?:\S+$/m.exec(text)?.[0] ?? subject}`);
  try {
    const headers = {
      'Auto-Submitted': 'auto-generated',
      'X-Entity-Ref-ID': ref,
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    await EMAIL.send({ from: MAIL_FROM, to, subject, text, html, headers });
    return undefined;
  } catch (error) {
    const { code = (error as Error).name } = error as { code?: string };
    return { code, permanent: PERMANENT.has(code) };
  }
}
