import type { Context } from 'hono';
import type { OwnedId } from '../../records/changes.ts';
import type { SignedInContext } from '../session.ts';

/** The id in the path of a route that has one, as `ID` lets it through. */
export function idOf(c: Context): number {
  return Number(c.req.param('id'));
}

/** The record of the path, and who is signed in and wants to change it. */
export function targetOf<E extends SignedInContext>(c: Context<E>): OwnedId {
  return { id: idOf(c), user_id: c.var.account.id };
}
