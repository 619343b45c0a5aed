import {
  type ErrorBody,
  type FieldErrors,
  INSUFFICIENT_STORAGE,
} from '@desert/contract/text/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorHandler } from 'hono';
import { isFull, isInternalError, logFull } from '../../platform/database/full.ts';
import { log } from '../../platform/log/log.ts';
import { getRootCause } from '../../platform/log/root-cause.ts';
import { Refusal } from './refusal.ts';

/** An error response in the contract's shape, which is not cached. @param errors by field, or a general message */
export function createErrorResponse(
  status: number,
  errors: FieldErrors | string,
  headers: Record<string, string> = {},
  more: object = {},
): Response {
  const body: ErrorBody = {
    ...more,
    errors: typeof errors === 'string' ? { message: errors } : errors,
  };
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
}

/** Whether a request only reads: https://www.rfc-editor.org/rfc/rfc9110#section-9.2.1 */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function respondNotFound(): Response {
  return createErrorResponse(404, 'There’s nothing at this address.');
}

export function respondWrongMethod(methods: string[]): Response {
  const allow = methods.join(', ');
  return createErrorResponse(405, `This address only accepts ${allow}.`, { Allow: allow });
}

/** A plain text error that is not cached. */
export function createTextError(message: string, status: 404 | 451 | 503): Response {
  return new Response(message, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The refusal of a change if the database is full. */
export const CANNOT_STORE = new Refusal(
  INSUFFICIENT_STORAGE,
  'The site can’t save anything right now. What you wrote is still here, so please try again later.',
  { retryAfter: 10 * 60 },
);

/**
 * The refusal that an error stands for: a thrown one, or 507 if a write failed because the database is full; undefined
 * for an unexpected error. @param what the failed operation for the log, without user input
 */
export function toRefusal(
  error: Error,
  what: string,
  request: { method: string; path: string },
): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const isRead = isSafeMethod(request.method);
  if (!isFull(error) || (isRead && isInternalError(error))) return undefined;
  logFull(what, error);
  // An internal error may have another cause.
  if (isInternalError(error)) logError(error, request);
  return CANNOT_STORE;
}

/** Responds with the refusal that an error stands for; otherwise 500 with the id of the log line and no details. */
export const handleUnexpectedError: ErrorHandler = (error, c) => {
  const refusal = toRefusal(error, `${c.req.method} ${c.req.routePath}`, c.req);
  if (refusal) return toRefusalResponse(refusal);
  const id = logError(error, c.req);
  return createErrorResponse(500, `Something went wrong on our end (error ${id}).`);
};

function toRefusalResponse({ status, errors, details }: Refusal): Response {
  const { retryAfter, cookies = [], ...fields } = details;
  const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined;
  const response = createErrorResponse(status, errors, headers, fields);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** Logs an error without the values of a failed query, which may be personal. @returns the line's id */
export function logError(error: Error, request: { method: string; path: string }): string {
  const id = crypto.randomUUID();
  const { message, stack } = getRootCause(error);
  const query = error instanceof DrizzleQueryError ? error.query : undefined;
  const { method, path } = request;
  log('api.error', { id, method, path, message, query, stack });
  return id;
}
