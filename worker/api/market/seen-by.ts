import type { Context } from 'hono';
import type { Seen } from '../../market/conversation.ts';
import { idOf } from '../records/request.ts';
import type { SignedInContext } from '../session.ts';

/** The conversation of the path, for who is signed in: to everybody but its two it is as if there were none. */
export function seenBy<E extends SignedInContext>(c: Context<E>): Seen {
  return { id: idOf(c), viewer: c.var.account.id };
}
