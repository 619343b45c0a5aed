import * as v from 'valibot';

export const UnchosenTags = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(0, 'Choose one from the list, or clear this field')),
);
