import { GONE, Refusal } from '../http/response/refusal.ts';

export const NO_SUCH_PHOTO = 'This photo is no longer available. Choose it again.';

export function describeImageLimit(most: number): string {
  return `You can add up to ${most} ${most === 1 ? 'photo' : 'photos'}`;
}

export const CANNOT_REMOVE =
  'Only uploaded photos can be removed, and at least one photo has to stay. You can replace this one';

/** Returns a record of the user. Refuses if it is missing, or another user's. */
export function checkOwner<R extends { user_id: number }>(
  record: R | undefined,
  user_id: number,
): R {
  if (!record) throw new Refusal(404, GONE);
  if (record.user_id === user_id) return record;
  throw new Refusal(403, 'Only the person who posted this can change it.');
}
