import { parseFields } from '@desert/contract/body';
import { createMiddleware } from 'hono/factory';
import type { GenericSchema, InferOutput } from 'valibot';
import { BODY_LIMIT, hasContentType, readText } from '../request/body.ts';
import { errorResponse } from '../response/errors.ts';
import type { ApiContext } from './session.ts';

export const jsonBody = <S extends GenericSchema>(schema: S, limit = BODY_LIMIT) =>
  createMiddleware<ApiContext & { Variables: { body: InferOutput<S> } }>(async (c, next) => {
    if (!hasContentType(c.req.raw, 'application/json')) {
      return errorResponse(415, 'Send a body of type application/json, in UTF-8.');
    }
    const text = await readText(c.req.raw, limit);
    if (text === 413) {
      return errorResponse(413, `The body is too large. The limit is ${limit} bytes.`);
    }
    const json = text === 400 ? undefined : parse(text);
    if (json === undefined) return errorResponse(400, 'The body isn’t valid JSON.');
    const { problems, values } = parseFields(schema, json);
    if (values === undefined) return errorResponse(400, problems);
    c.set('body', values);
    return next();
  });

/** Parses JSON. @returns undefined if it is malformed, because no JSON text parses to undefined */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
