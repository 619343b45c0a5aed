/** Text field for tags, used without JavaScript. */
import * as v from 'valibot';

/** With JavaScript it must be empty: typed names have been resolved by then. */
export const UnchosenTags = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(0, 'Choose one from the list, or clear this field')),
);
