/** Serves a source over HTTP/2 with TLS and Brotli, as an edge would. */
import { once } from 'node:events';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { generate } from 'selfsigned';
import { compressStream, createFileCompressor, isCompressible } from './compression.ts';

/** Answers a GET for a path with its query, uncompressed. */
export type Source = (path: string) => Promise<Response>;

export interface Http2Server {
  /** 'https://127.0.0.1:40001' */
  origin: string;
  close(): Promise<void>;
}

/** HTTP/2 has no such headers; the length and the encoding are those of what is sent. */
const NOT_PASSED_ON = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Starts a server on a free port of this machine, with a certificate signed by itself. */
export async function serveHttp2(source: Source): Promise<Http2Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const compressFile = createFileCompressor();

  async function answer(path: string, sent: Http2ServerResponse): Promise<void> {
    const response = await source(path);
    const headers = Object.fromEntries(response.headers);
    for (const name of NOT_PASSED_ON) delete headers[name];
    const body = Readable.fromWeb((response.body ?? new Blob([]).stream()) as ReadableStream);
    if (!isCompressible(headers['content-type'] ?? '')) {
      sent.writeHead(response.status, headers);
      return pipeline(body, sent);
    }
    headers['content-encoding'] = 'br';
    if (headers['cache-control']?.includes('immutable')) {
      const compressed = await compressFile(path, await buffer(body));
      sent.writeHead(response.status, headers);
      sent.end(compressed);
      return;
    }
    sent.writeHead(response.status, headers);
    return pipeline(body, compressStream(), sent);
  }

  const server = createSecureServer({ key, cert }, (request, sent) => {
    answer(request.url, sent).catch((error: unknown) => {
      // A visitor who leaves before the end is no error.
      if (!sent.stream.destroyed) console.error(`${request.url} was not served:`, error);
      sent.stream.close();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
