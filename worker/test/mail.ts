import type { JobEnv } from '../jobs/handler.ts';
import { env } from './account.ts';
import { allSettled } from './background.ts';

interface Sent {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** An environment whose platform notes what it is given. @param refuse what it throws, if anything */
export function mailbox(refuse?: () => Error | undefined) {
  const sent: Sent[] = [];
  const send = async (mail: unknown) => {
    const error = refuse?.();
    if (error) throw error;
    sent.push(mail as Sent);
    return { messageId: 'one' };
  };
  const mailEnv: JobEnv = { ...env, EMAIL: { send }, MAIL_FROM: 'desert@example.com' };
  return { sent, env: mailEnv };
}

/** The texts of the mails to an address that wait, the oldest first; also those that are written after a response. */
export async function mailsTo(address: string): Promise<string[]> {
  await allSettled();
  const query = env.DB.prepare('SELECT text FROM mails WHERE "to" = ? ORDER BY id');
  return (await query.bind(address).all<{ text: string }>()).results.map(({ text }) => text);
}

export async function tokenTo(address: string): Promise<string> {
  const text = (await mailsTo(address)).at(-1) ?? '';
  const [, token] = /token=([\w-]{43})$/m.exec(text) ?? [];
  if (token === undefined) throw new Error('No link was sent.');
  return token;
}
