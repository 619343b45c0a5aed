import { sValidator } from '@hono/standard-validator';
import type { ValidationTargets } from 'hono';
import type { GenericSchema } from 'valibot';
import { errorResponse } from './errors.ts';

/**
 * Judges a part of the request by a schema of the contract; the handler finds the result in
 * `c.req.valid(target)`. What does not fit is answered 400, with the first message of each field.
 */
export const validate = <T extends keyof ValidationTargets, S extends GenericSchema>(
  target: T,
  schema: S,
) =>
  sValidator(target, schema, (result, c) => {
    if (result.success) return;
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error) errors[fieldOf(path)] ??= message;
    return errorResponse(c, 400, errors);
  });

type IssuePath = readonly (PropertyKey | { readonly key: PropertyKey })[];

function fieldOf(path: IssuePath | undefined): string {
  const first = path?.[0];
  return String((typeof first === 'object' ? first.key : first) ?? 'message');
}
