import * as v from 'valibot';

/** The id of a record in a path: anything else has no address. For Hono: `/:id{${ID}}`. */
export const ID = '[1-9][0-9]{0,14}';

const WHOLE_ID = new RegExp(`^${ID}$`);

/**
 * The id of a record in a body or a query, as number or text.
 * @param message what is said of anything else
 */
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
