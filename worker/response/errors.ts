import { type ErrorBody, type FieldErrors, INSUFFICIENT_STORAGE } from '@desert/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { ErrorHandler } from 'hono';
import { isFull, isInternalError, logFull } from '../database/full.ts';
import { log } from '../log/log.ts';
import { rootCause } from '../log/root-cause.ts';

/**
 * An answer in the error shape of the contract; nobody keeps it.
 * @param errors by field, or the one that belongs to no field
 * @param more what else the body says
 */
export function errorResponse(
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

export function notFound(): Response {
  return errorResponse(404, 'There’s nothing at this address.');
}

/** 405 for an address that exists with other methods. */
export function wrongMethod(methods: string[]): Response {
  const allow = methods.join(', ');
  return errorResponse(405, `This address only accepts ${allow}.`, { Allow: allow });
}

/** What is said where the database is full, and so nothing of a change is stored. */
export const CANNOT_STORE = {
  status: INSUFFICIENT_STORAGE,
  errors: {
    message:
      'The site can’t save anything right now. What you wrote is still here, so please try again later.',
  },
  /** Seconds. */
  retryAfter: 10 * 60,
};

/** Logs that the database was full; where D1 does not say so itself, the error too. @param what by name: nothing that somebody typed */
export function logCannotStore(
  what: string,
  error: Error,
  request: { method: string; path: string },
): void {
  logFull(what, error);
  if (isInternalError(error)) logError(error, request);
}

/**
 * 500 with an id to find the log line by; the answer says nothing else about what went wrong. 507 where it is that the
 * database is full; a read fails by that only where D1 says so itself.
 */
export const unexpectedError: ErrorHandler = (error, c) => {
  const isRead = ['GET', 'HEAD'].includes(c.req.method);
  if (isFull(error) && !(isRead && isInternalError(error))) {
    logCannotStore(`${c.req.method} ${c.req.routePath}`, error, c.req);
    const { status, errors, retryAfter } = CANNOT_STORE;
    return errorResponse(status, errors, { 'Retry-After': String(retryAfter) });
  }
  const id = logError(error, c.req);
  return errorResponse(500, `Something went wrong on our end (error ${id}).`);
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
