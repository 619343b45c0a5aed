import type { Admission } from './attempts.ts';
import { readKnownBrowser } from './known-browser.ts';
import { admitKnownLogIn, admitLogIn } from './limits.ts';
import { keyOf, type User } from './users.ts';
import type { Visit } from './visit.ts';

/**
 * Lets a password be tried: it counts as wrong until it is withdrawn.
 * @param email as it was typed, whether somebody has it or not
 * @param user who has it
 */
export async function admitTry(
  visit: Visit,
  email: string,
  user: User | undefined,
): Promise<Admission> {
  const browser = user && (await readKnownBrowser(visit.request, user));
  return browser ? admitKnownLogIn(visit, keyOf(email), browser) : admitLogIn(visit, keyOf(email));
}
