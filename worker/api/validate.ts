import { parseFields } from '@desert/contract/body';
import type { TypedResponse } from 'hono';
import { validator } from 'hono/validator';
import type { GenericSchema } from 'valibot';
import { errorResponse } from '../response/errors.ts';

/**
 * Validates the path parameters or the query, which handlers read by `c.req.valid(target)`. Responds 400 with the first
 * message of each field.
 */
export const validate = <Output extends object>(
  target: 'param' | 'query',
  schema: GenericSchema<unknown, Output>,
) =>
  validator(target, (input) => {
    const { problems, values } = parseFields(schema, input);
    return values ?? (errorResponse(400, problems) as Response & TypedResponse<never>);
  });
