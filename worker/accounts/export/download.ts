import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import { limitDownloadsByAccount } from '../../http/rate-limits/policies.ts';
import { admitRequest } from '../../http/rate-limits/rate-limit.ts';
import { logError } from '../../http/response/errors.ts';
import type { SignedInContext } from '../../http/routes/session.ts';
import { runUnlessFull } from '../../platform/database/full.ts';
import { streamAccountData } from './data.ts';

/** Streams the data export as a file; responds 429 above the limit of downloads. */
export async function streamExport(c: Context<SignedInContext>): Promise<Response> {
  const { database, account } = c.var;
  // A full database cannot count downloads, but reads still work.
  await runUnlessFull('download', () =>
    admitRequest(database, limitDownloadsByAccount(c.var.env, account.id)),
  );
  const { method, path } = c.req;
  const pieces = encodeTexts(streamAccountData(database, c.var.env.PHOTOS, account.id), (error) =>
    logError(error, { method, path }),
  );
  const body = NodeStream.from(pieces) as unknown as ReadableStream<Uint8Array>;
  return c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="hockey-belongs-in-the-desert.json"',
  });
}

async function* encodeTexts(
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
