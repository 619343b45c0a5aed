import * as v from 'valibot';
import { filter } from './filter.ts';

export const AUTHOR = 'author must be a username';

export const AuthorFilter = filter(
  v.pipe(
    v.string(AUTHOR),
    v.trim(),
    v.transform((name) => (name === '' ? undefined : name)),
  ),
);
