/**
 * Triggers that refuse every change of the moderators' log, whoever asks for it: an act is written once, and stays as it was.
 * drizzle-kit knows no triggers, so they are loaded like a seed.
 */
import { defineSeed, type Seed } from '../seed.ts';

export function moderationSeed(): Seed {
  const statements = ['UPDATE', 'DELETE'].flatMap((event) => {
    const trigger = `moderation_acts_${event.toLowerCase()}`;
    return [
      `DROP TRIGGER IF EXISTS ${trigger};`,
      `CREATE TRIGGER ${trigger} BEFORE ${event} ON moderation_acts BEGIN SELECT RAISE(ABORT, 'The log of moderation cannot be changed.'); END;`,
    ];
  });
  return defineSeed('moderation', statements);
}
