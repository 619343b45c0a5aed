import type { Context } from 'hono';
import type { Records } from '../../records/kind.ts';
import { isHiddenFrom } from '../../records/visibility.ts';
import { errorResponse } from '../../response/errors.ts';
import type { ApiContext } from '../session.ts';
import { idOf, missing } from './request.ts';

export async function missingTo<E extends ApiContext>(c: Context<E>, records: Records) {
  const viewer = await c.var.viewer();
  const target = { id: idOf(c), user_id: viewer?.id ?? 0 };
  const isHidden = viewer !== null && (await isHiddenFrom(c.var.database, records, target));
  return isHidden ? errorResponse(404, 'This is hidden until a moderator reviews it.') : missing();
}
