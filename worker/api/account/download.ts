import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import { admitDownload } from '../../accounts/limits.ts';
import { logError } from '../../errors.ts';
import { authErrorResponse } from '../auth/response.ts';
import type { SignedInContext } from '../session.ts';
import { accountData } from './data.ts';

/** Sends everything that a member wrote, as a file, while it is read; 429 after a few in an hour. */
export async function download(c: Context<SignedInContext>): Promise<Response> {
  const { database, account } = c.var;
  const admission = await admitDownload(database, account.id);
  if (!admission.ok) return authErrorResponse(admission);
  const { method, path } = c.req;
  const pieces = encoded(accountData(database, c.env.PHOTOS, account.id), (error) =>
    logError(error, { method, path }),
  );
  // Nothing is read before the browser takes it.
  const body = NodeStream.from(pieces) as unknown as ReadableStream<Uint8Array>;
  return c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="hockey-belongs-in-the-desert.json"',
  });
}

/** @param onError is told of a failure that cuts the file off: its status has been sent already */
async function* encoded(
  texts: AsyncGenerator<string>,
  onError: (error: Error) => void,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  try {
    for await (const text of texts) yield encoder.encode(text);
  } catch (error) {
    onError(error as Error);
    throw error;
  }
  return undefined;
}
