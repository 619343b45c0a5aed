import { SEND_KEY, SEND_KEY_HEADER } from '@desert/contract/send-key';
import type { Context } from 'hono';
import { errorResponse } from '../errors.ts';

/** Who makes a record, and by what key the write of it is known. */
export interface Making {
  user_id: number;
  /** What is written by it is written once: a second write changes nothing. */
  write_key: string;
}

/** A request of somebody who is signed in. */
interface Asked {
  var: { account: { id: number } };
  req: { header(name: string): string | undefined };
}

/** The key that a form sends by is the user's own; a request without one is like no other. */
export function makingOf(c: Asked): Making {
  const { id } = c.var.account;
  const sent = c.req.header(SEND_KEY_HEADER) ?? '';
  return { user_id: id, write_key: SEND_KEY.test(sent) ? `${id}:${sent}` : crypto.randomUUID() };
}

/** 409 for a key by which something was sent before that belongs to another record. */
export function usedKey(c: Context): Response {
  return errorResponse(c, 409, { message: 'Something else was sent before by the same key.' });
}
