import * as v from 'valibot';
import type { Problems } from './problems.ts';

/**
 * `problemsOf` for a form with lists of fields: what is wrong with the third of `urls` is under
 * `urls.2`.
 * @returns nothing where the input is right
 */
export function fieldProblemsOf(schema: v.GenericSchema, input: unknown): Problems {
  const { issues } = v.safeParse(schema, input);
  const problems: Problems = {};
  for (const issue of issues ?? []) problems[v.getDotPath(issue) ?? 'message'] ??= issue.message;
  return problems;
}
