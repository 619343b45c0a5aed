import type { mails } from '@desert/drizzle/schema';
import type { Env } from '../env.ts';

type WrittenMail = typeof mails.$inferSelect;

type MailEnv = Pick<Env, 'EMAIL' | 'MAIL_FROM' | 'MAIL_LOG_LINKS'>;

/** By which the platform says that no further try helps: the address bounces, is refused, or is none. */
const PERMANENT = new Set([
  'E_RECIPIENT_SUPPRESSED',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_VALIDATION_ERROR',
]);

interface Failure {
  /** Stored and logged: a code, never the platform's message, which may contain the address. */
  code: string;
  permanent: boolean;
}

/** Hands a mail to the platform. @returns why that failed; undefined where it did not */
export async function sendMail(env: MailEnv, mail: WrittenMail): Promise<Failure | undefined> {
  const { EMAIL, MAIL_FROM } = env;
  if (!EMAIL || !MAIL_FROM) return { code: 'not configured', permanent: false };
  const { to, subject, text, html } = mail;
  if (env.MAIL_LOG_LINKS === '1')
    console.warn(`Mail to ${to}: ${/^https?:\S+$/m.exec(text)?.[0] ?? subject}`);
  try {
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': `mail-${mail.id}` };
    await EMAIL.send({ from: MAIL_FROM, to, subject, text, html, headers });
    return undefined;
  } catch (error) {
    const { code = (error as Error).name } = error as { code?: string };
    return { code, permanent: PERMANENT.has(code) };
  }
}
