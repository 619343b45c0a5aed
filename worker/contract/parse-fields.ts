import * as v from 'valibot';
import { messagesOf, type Problems } from './problems.ts';

/** What comes of what stands in a form. */
export interface Parsed<Values> {
  /**
   * What is wrong, by field, and under `message` with the input as a whole; of lists of fields the third of
   * `urls` is `urls.2`.
   */
  problems: Problems;
  /** What the schema makes of it, texts trimmed for one: to be sent. Undefined where something is wrong. */
  values: Values | undefined;
}

/** Judges what stands in a form by the contract's schema of it. */
export function parseFields<Values>(
  schema: v.GenericSchema<unknown, Values>,
  input: unknown,
): Parsed<Values> {
  const { success, output, issues } = v.safeParse(schema, input);
  return success
    ? { problems: {}, values: output }
    : { problems: messagesOf(issues), values: undefined };
}
