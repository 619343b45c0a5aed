/** What `/api/blocks/*` accepts and answers: from whom a member takes no messages, which nobody else is told. */
import { body } from './body.ts';
import { recordId } from './ids.ts';

/** Body of `POST /api/blocks/new/`: from whom the viewer takes no messages. `DELETE /api/blocks/{user_id}/` takes that back. */
export const BlockInput = body({ user_id: recordId('user_id must be the number of a member') });
