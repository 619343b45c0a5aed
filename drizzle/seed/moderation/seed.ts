/** Triggers that make the moderation log append-only. */
import { defineSeed, type Seed } from '../seed.ts';

/** Trigger conditions by aborted statement. INSERT OR REPLACE deletes rows without firing the DELETE trigger. */
const REFUSED = {
  UPDATE: '',
  DELETE: '',
  INSERT: ' WHEN EXISTS (SELECT 1 FROM moderation_acts WHERE id = NEW.id)',
};

export function moderationSeed(): Seed {
  const statements = Object.entries(REFUSED).flatMap(([event, when]) => {
    const trigger = `moderation_acts_${event.toLowerCase()}`;
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} BEFORE ${event} ON moderation_acts${when} BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END;`,
    ];
  });
  return defineSeed('moderation', statements);
}
