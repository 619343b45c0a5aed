/**
 * Triggers that refuse every change of the moderators' log, whoever asks for it: an act is written once, and stays as it was.
 * drizzle-kit knows no triggers, so they are loaded like a seed.
 */
import { defineSeed, type Seed } from '../seed.ts';

/** By the events that would change what is there. What replaces a row deletes it without asking the trigger for that. */
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
