import { messagesOf } from '@desert/contract/problems';
import { sValidator } from '@hono/standard-validator';
import type { ValidationTargets } from 'hono';
import type { GenericSchema } from 'valibot';
import { errorResponse } from '../errors.ts';

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
