import type { Context } from 'hono';
import { errorResponse } from '../errors.ts';
import type { SignedInContext } from './session.ts';

/**
 * Answers a change that its statement made only if the record is the user's own: 404 where there is
 * none, 403 where it is somebody else's.
 * @param record as it was read in the same batch
 */
export function answerOwner<E extends SignedInContext, R extends { user_id: number }>(
  c: Context<E>,
  record: R | undefined,
  answer: (record: R) => Response,
): Response {
  if (!record) return missing(c);
  if (record.user_id === c.var.account.id) return answer(record);
  return errorResponse(c, 403, { message: 'Only who wrote this may change it.' });
}

/** 404 for an id that no record has. */
export function missing(c: Context): Response {
  return errorResponse(c, 404, { message: 'There is nothing here anymore.' });
}
