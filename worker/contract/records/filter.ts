import * as v from 'valibot';

const NotGiven = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** An optional filter; an empty field counts as missing. @param schema validates a field that is not empty */
export const defineFilterSchema = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.lazy((text): v.GenericSchema<unknown, v.InferOutput<Schema> | undefined> =>
      text === '' ? NotGiven : schema,
    ),
  );

export const AUTHOR = 'author must be a username';

export const AuthorFilter = defineFilterSchema(
  v.pipe(
    v.string(AUTHOR),
    v.trim(),
    v.transform((name) => (name === '' ? undefined : name)),
  ),
);
