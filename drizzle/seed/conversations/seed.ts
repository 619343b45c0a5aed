/** Triggers that increment the version of conversations when their item changes, so that a poll returns the item. */
import { defineSeed, type Seed } from '../seed.ts';

const SHOWN = ['name', 'price', 'state', 'conversation_id', 'visibility'];

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
