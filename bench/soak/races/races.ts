/** Many at once on the same things. */
import { seeded } from '../../presses/random.ts';
import { openDatabaseFile } from '../database-file.ts';
import { newResult, type Result } from '../result.ts';
import { promote, signUpFans, type SoakedSite } from '../site.ts';
import { asking } from './client.ts';
import { raceConversations, raceCounters } from './counters.ts';
import { raceLimits } from './limits.ts';
import { raceStates } from './states.ts';

const FANS = 9;

/** What a member writes when they sign up: see `signUpFan`. */
const WRITTEN = 18;

/**
 * @param site with the limits of `wrangler.toml`
 * @param changes how many each member makes of each kind of thing
 */
export async function race(site: SoakedSite, seed: number, changes: number): Promise<Result> {
  const result = newResult('races');
  const ask = asking(site.origin, result);
  const random = seeded(seed);
  const fans = await signUpFans(site, 0, FANS);
  const [moderator = '', writer = '', other = '', ...members] = fans;
  await promote(site, 0);
  const mailsTo = (email: string) => {
    using file = openDatabaseFile(site.state, 'users');
    return file.rows(`SELECT 1 FROM attempts WHERE kind = 'mail' AND account = '${email}'`).length;
  };
  await raceLimits({ ask, result, fans: [writer, other], written: WRITTEN, mailsTo });
  const racing = { ask, fans: members, random, changes };
  await raceCounters(racing);
  await raceConversations(racing);
  await raceStates(ask, result, members, moderator);
  return result;
}
