/** Parses `@name` mentions, alike for pages, which link them, and the Worker, which notifies members. */

import { UNSPACED } from '../text/folded.ts';
import { ADDRESS_CHARACTER } from '../text/links.ts';

export interface Mention {
  at: number;
  name: string;
}

/**
 * Matches a web address, whose '@' is no mention, or an '@' at the start of a word, or after a word of a script without
 * spaces. A final full stop or dash belongs
 * to the sentence, so names that end in one cannot be mentioned.
 */
const ADDRESS_OR_NAME = new RegExp(
  String.raw`\bhttps?:\/\/${ADDRESS_CHARACTER}*|(?<!(?!${UNSPACED})[\p{L}\p{N}\p{M}_@./-])@(?<name>[\w.-]*\w)`,
  'giu',
);

/** Matches a username. Repeats `Username` in `account.ts`, whose import would load Valibot. */
export const USERNAME = /^[\w.-]{3,30}$/;

export function mentionPlaces(text: string): Mention[] {
  return [...text.matchAll(ADDRESS_OR_NAME)].flatMap(({ index, groups }) => {
    const name = groups?.['name'] ?? '';
    return USERNAME.test(name) ? [{ at: index, name }] : [];
  });
}

/** The distinct mentioned names in order of appearance, in lower case like `users.username_key`. */
export function listMentions(text: string): string[] {
  return [...new Set(mentionPlaces(text).map(({ name }) => name.toLowerCase()))];
}
