/** Triggers that increment the version of conversations when their item changes, so that a poll returns the item. */
import type { Triggers } from '../step.ts';

const SHOWN = ['name', 'price', 'state', 'conversation_id', 'proof', 'visibility'];

const isChanged = SHOWN.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');

const countVersion = (row: 'OLD' | 'NEW') =>
  `BEGIN UPDATE conversations SET version = version + 1 WHERE merch_id = ${row}.id; END`;

export const conversationTriggers: Triggers = {
  merch_conversations_insert: `AFTER INSERT ON merch ${countVersion('NEW')}`,
  merch_conversations_update: `AFTER UPDATE OF ${SHOWN.join(', ')} ON merch WHEN ${isChanged} ${countVersion('NEW')}`,
  merch_conversations_delete: `AFTER DELETE ON merch ${countVersion('OLD')}`,
};
