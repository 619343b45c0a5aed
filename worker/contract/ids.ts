import * as v from 'valibot';

export const ID = '[1-9][0-9]{0,14}';

const WHOLE_ID = new RegExp(`^${ID}$`);

/** A record id in a body or query, as number or text. @param message for invalid input */
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
