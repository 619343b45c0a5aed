import type { Author } from '@desert/contract/records';
import type { RecordRow } from './kind.ts';

/** Who wrote a record, as its answer says it. */
export function authorOf({ user_id, username }: Pick<RecordRow, 'user_id' | 'username'>): Author {
  return { id: user_id, username };
}
