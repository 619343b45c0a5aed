import { promote, signUpFans } from '../../fan.ts';
import { seeded } from '../../random.ts';
import { openDatabaseFile } from '../../site/database-file.ts';
import type { Site } from '../../site/site.ts';
import { newResult, type Result } from '../report.ts';
import { asking, type Racing } from './client.ts';
import { raceConversations, raceCounters } from './counters.ts';
import { raceLimits } from './limits.ts';
import { raceStates } from './states.ts';

const FANS = 9;

/** Many members at once on the same things. @param site with the limits of `wrangler.toml` */
export async function race(site: Site, seed: number, changes: number): Promise<Result> {
  // Builds the search index, which lists wait for otherwise.
  await site.tick();
  const result = newResult('races');
  const ask = asking(site.origin, result);
  const [moderator = '', writer = '', other = '', ...fans] = await signUpFans(site, 0, FANS);
  await promote(site, 0);
  const mailsTo = (email: string) => {
    using file = openDatabaseFile(site.state);
    return file.rows(`SELECT 1 FROM attempts WHERE kind = 'mail' AND account = '${email}'`).length;
  };
  await raceLimits({ ask, result }, [writer, other], mailsTo);
  const racing: Racing = { ask, result, fans, random: seeded(seed), changes };
  await raceCounters(racing);
  await raceConversations(racing);
  await raceStates(racing, moderator);
  return result;
}
