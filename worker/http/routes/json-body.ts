import { createMiddleware } from 'hono/factory';
import type { GenericSchema, InferOutput } from 'valibot';
import { BODY_LIMIT, hasContentType, parseInput, parseText, readBytes } from '../request/body.ts';
import { Refusal } from '../response/refusal.ts';
import type { ApiContext } from './session.ts';

export const jsonBody = <S extends GenericSchema>(schema: S, limit = BODY_LIMIT) =>
  createMiddleware<ApiContext & { Variables: { body: InferOutput<S> } }>(async (c, next) => {
    if (!hasContentType(c.req.raw, 'application/json'))
      throw new Refusal(415, 'Send a body of type application/json, in UTF-8.');
    const bytes = await readBytes(c.req.raw, limit);
    if (!bytes) throw new Refusal(413, `The body is too large. The limit is ${limit} bytes.`);
    const json: unknown = parseText(bytes, JSON.parse);
    if (json === undefined) throw new Refusal(400, 'The body isn’t valid JSON.');
    c.set('body', parseInput(schema, json));
    return next();
  });
