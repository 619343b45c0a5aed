/** Where a text mentions a member, `@name`: the same for the Worker, which tells them, and for the page, which leads to them. */

import { ADDRESS_CHARACTER } from './links.ts';

/** A mention in a text. */
export interface Mention {
  /** Place of its '@'. */
  at: number;
  /** As it is written, without the '@'. */
  name: string;
}

/**
 * An address of the web, in which nobody is mentioned, or an '@' that begins a word: not that of an e-mail address, nor
 * of a path. A full stop or a dash behind a name is of the sentence, so a name that ends in one cannot be mentioned.
 */
const ADDRESS_OR_NAME = new RegExp(
  String.raw`\bhttps?:\/\/${ADDRESS_CHARACTER}*|(?<![\p{L}\p{N}\p{M}_@./-])@(?<name>[\w.-]*\w)`,
  'giu',
);

/** What a username is made of, and how long; `Username` in `account.ts` says so with messages, and would bring its library. */
export const USERNAME = /^[\w.-]{3,30}$/;

/** Every mention of a text in its order; whether somebody has the name is not known here. */
export function mentionPlaces(text: string): Mention[] {
  return [...text.matchAll(ADDRESS_OR_NAME)].flatMap(({ index, groups }) => {
    const name = groups?.['name'] ?? '';
    return USERNAME.test(name) ? [{ at: index, name }] : [];
  });
}

/** Whom a text mentions, each once, in the order of their first mention and in lower case, as `users.username_key` has them. */
export function mentionsIn(text: string): string[] {
  return [...new Set(mentionPlaces(text).map(({ name }) => name.toLowerCase()))];
}
