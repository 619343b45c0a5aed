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

/** Bindings whose email service records the mails. @param refuse returns the error to throw, or undefined to send */
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

/** Waits for background work, and returns the texts of the queued mails to an address, oldest first. */
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
