import * as v from 'valibot';
import type { FieldErrors } from './errors.ts';

/** The schema of a request body; unknown fields are dropped. */
export const defineBodySchema = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'Send a JSON object.');

export interface Parsed<Values> {
  problems: FieldErrors;
  values: Values | undefined;
}

/** Validates form input with a contract schema. Keeps the first error per field; `message` is for the whole form. */
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
