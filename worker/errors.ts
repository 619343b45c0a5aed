import type { ErrorBody } from '@desert/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { log } from './log.ts';

/** An answer in the error shape of the contract. */
export function errorResponse(
  c: Context,
  status: ContentfulStatusCode,
  errors: ErrorBody['errors'],
  headers: Record<string, string> = {},
) {
  return c.json<ErrorBody>({ errors }, status, headers);
}

/**
 * An answer in the error shape of the contract, outside the API's app; nobody keeps it.
 * @param headers more than its content type and Cache-Control
 */
export function errorAnswer(
  status: ContentfulStatusCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ errors: { message } } satisfies ErrorBody, {
    status,
    headers: { ...headers, 'cache-control': 'no-store' },
  });
}

export const unknownPath: NotFoundHandler = (c) =>
  errorResponse(c, 404, { message: 'There is nothing at this address.' });

/** 405 for a path that exists with other methods. */
export function wrongMethod(c: Context, methods: string[]) {
  const allow = methods.join(', ');
  return errorResponse(
    c,
    405,
    { message: `This address answers ${allow} only.` },
    { Allow: allow },
  );
}

/** 500 with an id to find the log line by; the answer says nothing else about what went wrong. */
export const unexpectedError: ErrorHandler = (error, c) => {
  const id = logError(error, c.req);
  return errorResponse(c, 500, { message: `Something went wrong on our side (error ${id}).` });
};

/**
 * Writes one line of JSON to the log. A failed query is logged without its values: they may be
 * somebody's.
 * @returns the line's id
 */
export function logError(error: Error, request: { method: string; path: string }): string {
  const id = crypto.randomUUID();
  const { message, stack } = rootCause(error);
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  const { method, path } = request;
  log('api.error', { id, method, path, message, query, stack });
  return id;
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
