import mostUsed from './most-used-passwords.json';

/** One after the other, each between two line breaks. */
const MOST_USED = `\n${mostUsed.passwords}\n`;

/** What a stranger would try on this site of all, alone and one after the other: its name, its team, its game. */
const SITE_WORDS =
  /hockey|belongs|in|the|desert|coyotes?|arizona|phoenix|glendale|tempe|yotes|howl|fans?|\P{L}/gu;

/**
 * Why nobody may have a password that fits the contract: it is the first that a stranger would try. Case makes no
 * difference.
 * @param of whose it is to be
 * @returns what is said at its field; undefined of a password that is fine
 */
export function refusedPassword(
  password: string,
  { username, email }: { username: string; email: string },
): string | undefined {
  const typed = password.toLowerCase();
  const [local] = email.toLowerCase().split('@');
  if ([username.toLowerCase(), email.toLowerCase(), local].includes(typed))
    return 'Password can’t be your username or email address';
  if (!typed.includes('\n') && MOST_USED.includes(`\n${typed}\n`))
    return 'This password is too common. Please choose another.';
  if (typed.replace(SITE_WORDS, '') === '' && /\p{L}/u.test(typed))
    return 'This password only uses words from this site, so it’s easy to guess. Please choose another.';
  return undefined;
}
