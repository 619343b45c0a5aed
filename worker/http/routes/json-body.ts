import { createMiddleware } from 'hono/factory';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Env } from '../../env.ts';
import {
  MAX_BODY_BYTES,
  hasContentType,
  parseInput,
  parseText,
  readBytes,
} from '../request/body.ts';
import { Refusal } from '../response/refusal.ts';
import type { ApiContext } from './session.ts';

/** @param schema of the body, or a function for one that depends on the site's variables */
export const parseJsonBody = <S extends GenericSchema>(
  schema: S | ((env: Env) => S),
  limit = MAX_BODY_BYTES,
) =>
  createMiddleware<ApiContext & { Variables: { body: InferOutput<S> } }>(async (c, next) => {
    if (!hasContentType(c.req.raw, 'application/json'))
      throw new Refusal(415, 'Send a body of type application/json, in UTF-8.');
    const bytes = await readBytes(c.req.raw, limit);
    if (!bytes) throw new Refusal(413, `The body is too large. The limit is ${limit} bytes.`);
    const json: unknown = parseText(bytes, JSON.parse);
    if (json === undefined) throw new Refusal(400, 'The body isn’t valid JSON.');
    c.set('body', parseInput(typeof schema === 'function' ? schema(c.var.env) : schema, json));
    return next();
  });
