/** Filters of lists, as addresses have them. */
import * as v from 'valibot';

/** What a form sends of a field that nobody filled in: it is not asked for. */
const NotGiven = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** A filter of a list that can be left out, or be empty. @param schema of its text */
export const filter = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(
    v.lazy((text): v.GenericSchema<unknown, v.InferOutput<Schema> | undefined> =>
      text === '' ? NotGiven : schema,
    ),
  );
