/** Brotli as an edge does it: quick for what is made for each visit, thorough for what is kept. */
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

const DYNAMIC_QUALITY = 5;
const IMMUTABLE_QUALITY = 11;

/** Whether a body of this content type gets smaller. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/(javascript|json|manifest))/.test(contentType);
}

/** Compresses a stream; each chunk that goes in comes out at once, so that nothing is held back. */
export function compressStream(): Transform {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_QUALITY },
  });
}

/** Compresses files that never change, each once. */
export function createFileCompressor(): (address: string, bytes: Buffer) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (address, bytes) => {
    const known = kept.get(address);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: IMMUTABLE_QUALITY };
    const compressed = promisify(brotliCompress)(bytes, { params });
    kept.set(address, compressed);
    return compressed;
  };
}
