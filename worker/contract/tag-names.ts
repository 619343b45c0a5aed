/** What is typed into the form of a record to tie it to seasons and players. */
import * as v from 'valibot';

/** Of a form with a script: nothing, for what was typed is chosen by then. */
export const UnchosenTags = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(0, 'Choose one from the list, or clear this field')),
);
