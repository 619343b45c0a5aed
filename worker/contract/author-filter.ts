/** What narrows a list to what one member wrote. */
import * as v from 'valibot';
import { filter } from './filter.ts';

/** What is said of an author that is none. */
export const AUTHOR = 'author must be a username';

/** A list's filter by a username, in any case. */
export const AuthorFilter = filter(
  v.pipe(
    v.string(AUTHOR),
    v.trim(),
    v.transform((name) => (name === '' ? undefined : name)),
  ),
);
