import * as v from 'valibot';
import mostUsed from './most-used-passwords.json';

/** Common passwords, each between line breaks, so that a search matches whole ones only. */
const MOST_USED = `\n${mostUsed.passwords}\n`;

/** Words of this site, and characters that are no letters. A password of nothing else is easy to guess. */
const SITE_WORDS =
  /hockey|belongs|in|the|desert|coyotes?|arizona|phoenix|glendale|tempe|yotes|howl|fans?|\P{L}/gu;

/**
 * Rejects the member's own name or email, common passwords, and combinations of the site's words. @returns the message
 * for the field; undefined if the password is accepted
 */
export function findPasswordProblem(
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

/** Adds `findPasswordProblem` to the schema of a form, so that it shows with the other errors. */
export function addPasswordCheck<Values>(
  schema: v.GenericSchema<unknown, Values>,
): v.GenericSchema<unknown, Values> {
  const check = v.rawCheck<Values>(({ dataset, addIssue }) => {
    const input = dataset.value as Record<string, string>;
    const { password = '', username = '', email = '' } = input;
    const message = findPasswordProblem(password, { username, email });
    const item = { type: 'object', origin: 'value', key: 'password', value: password } as const;
    if (message) addIssue({ message, path: [{ ...item, input }] });
  });
  return v.pipe(schema, check);
}
