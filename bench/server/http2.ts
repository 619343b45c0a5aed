/** Serves a source over HTTP/2 with TLS and Brotli, as an edge would. */
import { once } from 'node:events';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { generate } from 'selfsigned';
import { encode, type EncodedResponse } from './encode.ts';

/** Answers a GET for a path with its query and a visitor's cookies, uncompressed. */
export type Source = (path: string, cookie: string) => Promise<Response>;

export interface Http2Server {
  /** 'https://127.0.0.1:40001' */
  origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine, with a certificate signed by itself. */
export async function serveHttp2(source: Source): Promise<Http2Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const kept = new Map<string, EncodedResponse>();

  async function answer(path: string, cookie: string, sent: Http2ServerResponse): Promise<void> {
    const encoded = kept.get(path) ?? (await encode(await source(path, cookie)));
    const { status, headers, body } = encoded;
    sent.writeHead(status, headers);
    if (!Buffer.isBuffer(body)) return pipeline(body, sent);
    kept.set(path, encoded);
    sent.end(body);
    return undefined;
  }

  const server = createSecureServer({ key, cert }, (request, sent) => {
    answer(request.url, request.headers.cookie ?? '', sent).catch((error: unknown) => {
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
