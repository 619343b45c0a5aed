/** Brotli as an edge does it: quick for what is made for each visit, thorough for what it keeps. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const DYNAMIC_QUALITY = 5;
const IMMUTABLE_QUALITY = 11;

/** HTTP/2 has no such headers; the length is that of what is sent. */
const NOT_PASSED_ON = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  /** Bytes where the response never changes, so that they can be kept; else a stream. */
  body: Buffer | Readable;
}

/** Compresses a response where that makes it smaller. */
export async function encode(response: Response): Promise<EncodedResponse> {
  const headers = Object.fromEntries(response.headers);
  for (const name of NOT_PASSED_ON) delete headers[name];
  const compressible = isCompressible(headers['content-type'] ?? '');
  if (compressible) headers['content-encoding'] = 'br';
  const plain = Readable.fromWeb((response.body ?? new Blob([]).stream()) as ReadableStream);
  const body = headers['cache-control']?.includes('immutable')
    ? await encodeFile(await buffer(plain), compressible)
    : encodeStream(plain, compressible);
  return { status: response.status, headers, body };
}

function isCompressible(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/(javascript|json|manifest))/.test(contentType);
}

async function encodeFile(bytes: Buffer, compressible: boolean): Promise<Buffer> {
  if (!compressible) return bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: IMMUTABLE_QUALITY };
  return promisify(brotliCompress)(bytes, { params });
}

/** Each chunk that goes in comes out at once, so that nothing is held back. */
function encodeStream(plain: Readable, compressible: boolean): Readable {
  if (!compressible) return plain;
  const compressor = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_QUALITY },
  });
  plain.on('error', (error) => compressor.destroy(error));
  return plain.pipe(compressor);
}
