import * as v from 'valibot';

export const ID = '[1-9][0-9]{0,14}';

export const WHOLE_ID = new RegExp(`^${ID}$`);

/** A required record id, as number or text; outputs a number. @param message for a missing or invalid id */
export const recordId = (message: string) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()], message),
      v.transform(String),
      v.regex(WHOLE_ID, message),
      v.transform(Number),
    ),
    '',
  );
