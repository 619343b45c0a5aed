import { validator } from 'hono/validator';
import type { GenericSchema } from 'valibot';
import { parseInput } from '../request/body.ts';

/**
 * Validates the path parameters or the query, which handlers read by `c.req.valid(target)`. Responds 400 with the first
 * message of each field.
 */
export const validateInput = <Output extends object>(
  target: 'param' | 'query',
  schema: GenericSchema<unknown, Output>,
) => validator(target, (input) => parseInput(schema, input));
