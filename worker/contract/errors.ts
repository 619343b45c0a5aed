/** What is wrong with what somebody sent or typed. */
import * as v from 'valibot';

/**
 * A message by the name of each field that is wrong, under `message` what belongs to no field; of lists
 * of fields the third of `urls` is `urls.2`.
 */
export type FieldErrors = Record<string, string>;

/**
 * The status of a change for which there is no room. Its message is for who made the change, unlike those of other
 * failures of the server.
 */
export const INSUFFICIENT_STORAGE = 507;

/** The body of every answer of the API with a status from 400 on. */
export interface ErrorBody {
  errors: FieldErrors;
}

/** What comes of what stands in a form. */
export interface Parsed<Values> {
  problems: FieldErrors;
  /** What the schema makes of it, texts trimmed for one: to be sent. Undefined where something is wrong. */
  values: Values | undefined;
}

/** Judges what stands in a form by the contract's schema of it. Of each field the first message counts. */
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
