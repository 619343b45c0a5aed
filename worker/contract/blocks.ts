/** What `/api/blocks/*` accepts and answers: whom a member blocks. The API names the blocks to nobody else; a blocked member finds out when a message is refused. */
import { body } from './body.ts';
import { recordId } from './ids.ts';

/** Body of `POST /api/blocks/new/`: from whom the viewer takes no messages. `DELETE /api/blocks/{user_id}/` takes that back. */
export const BlockInput = body({ user_id: recordId('user_id must be a member’s ID') });
