import * as v from 'valibot';

/** Messages by field; `message` for a general error. The third entry of a list field `urls` is `urls.2`. */
export type FieldErrors = Record<string, string>;

/** The status of a change that could not be stored. Its message is for the user, unlike other 5xx. */
export const INSUFFICIENT_STORAGE = 507;

export interface ErrorBody {
  errors: FieldErrors;
}

export interface Parsed<Values> {
  problems: FieldErrors;
  /** The schema's output, to be sent; undefined if there are problems. */
  values: Values | undefined;
}

/** Validates form input with a contract schema. Keeps the first message per field. */
export function parseFields<Values>(
  schema: v.GenericSchema<unknown, Values>,
  input: unknown,
): Parsed<Values> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return { problems: {}, values: output };
  const problems: FieldErrors = {};
  for (const issue of issues) problems[v.getDotPath(issue) ?? 'message'] ??= issue.message;
  return { problems, values: undefined };
}
