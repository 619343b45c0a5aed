import type { Context } from 'hono';
import type { Seen } from '../../market/conversation.ts';
import { idOf } from '../records/request.ts';
import type { SignedInContext } from '../session.ts';

/** The conversation in the path and its viewer, for queries that find it only for its two members. */
export function seenBy<E extends SignedInContext>(c: Context<E>): Seen {
  return { id: idOf(c), viewer: c.var.account.id };
}
