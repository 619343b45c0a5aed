/**
 * Triggers that count what happens to an item as a change of the conversations about it, whoever changes it: both
 * sides are told at their next question. drizzle-kit knows no triggers, so they are loaded like a seed.
 */
import { defineSeed, type Seed } from '../seed.ts';

/** What a conversation shows of its item. */
const SHOWN = ['name', 'price', 'state', 'conversation_id', 'visibility'];

/** Loaded before other seeds, whose items may be talked about. */
export function conversationsSeed(): Seed {
  const when = { insert: 'INSERT', update: `UPDATE OF ${SHOWN.join(', ')}`, delete: 'DELETE' };
  const statements = Object.entries(when).flatMap(([event, change]) => {
    const trigger = `merch_conversations_${event}`;
    const row = event === 'delete' ? 'OLD' : 'NEW';
    const isChanged = SHOWN.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');
    const condition = event === 'update' ? ` WHEN ${isChanged}` : '';
    const count = `UPDATE conversations SET version = version + 1 WHERE merch_id = ${row}.id;`;
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} AFTER ${change} ON merch${condition} BEGIN ${count} END;`,
    ];
  });
  return defineSeed('conversations', statements);
}
