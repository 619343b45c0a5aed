import type { ErrorBody } from '@desert/contract/errors';
import { sValidator } from '@hono/standard-validator';
import type { ValidationTargets } from 'hono';
import type { GenericSchema } from 'valibot';
import { errorResponse } from './errors.ts';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Judges a part of the request by a schema of the contract; the handler finds the result in
 * `c.req.valid(target)`. What does not fit is answered 400, with the first message of each field.
 */
export const validate = <T extends keyof ValidationTargets, S extends GenericSchema>(
  target: T,
  schema: S,
) =>
  sValidator(target, schema, (result, c) =>
    result.success ? undefined : errorResponse(c, 400, messagesOf(result.error)),
  );

function messagesOf(issues: readonly Issue[]): ErrorBody['errors'] {
  const errors: ErrorBody['errors'] = {};
  for (const { path, message } of issues) errors[fieldOf(path)] ??= message;
  return errors;
}

function fieldOf(path: Issue['path']): string {
  const first = path?.[0];
  return String((typeof first === 'object' ? first.key : first) ?? 'message');
}
