import { body } from './body.ts';
import { recordId } from './ids.ts';

/** Body of `POST /api/blocks/new/`. Undone by `DELETE /api/blocks/{user_id}/`. */
export const BlockInput = body({ user_id: recordId('user_id must be a member’s ID') });
