/** A reverse proxy with HTTP/2, TLS and Brotli that acts as a CDN edge. */
import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { generate } from 'selfsigned';

/** Brotli settings: fast for dynamic responses, thorough for cached ones, which are compressed once. */
const DYNAMIC = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Matches Cache-Control of files to cache: `immutable`, or a max-age of at least 100,000 s. */
const LASTING = /immutable|max-age=[1-9]\d{5}/;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;

/** Response headers that are invalid in HTTP/2, and the length, which compression changes. */
const HOP_BY_HOP = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

export async function startHttp2Proxy(upstream: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const cache = new Map<string, { headers: Record<string, string>; body: Buffer }>();

  async function forward(request: Http2ServerRequest, sent: Http2ServerResponse): Promise<void> {
    const { method, url, headers: requestedHeaders } = request;
    const cached = cache.get(url);
    if (cached) return void sent.writeHead(200, cached.headers).end(cached.body);
    const response = await fetch(upstream + url, {
      method,
      headers: {
        'accept-encoding': 'identity',
        cookie: requestedHeaders.cookie ?? '',
        // The site's CSRF check compares the Origin header with the site's origin.
        ...(requestedHeaders.origin !== undefined && { origin: upstream }),
        ...(requestedHeaders['content-type'] !== undefined && {
          'content-type': requestedHeaders['content-type'],
        }),
      },
      ...(method !== 'GET' && { body: await buffer(request) }),
      redirect: 'manual',
    });
    const headers = Object.fromEntries(response.headers);
    for (const name of HOP_BY_HOP) delete headers[name];
    const compressible = COMPRESSIBLE.test(headers['content-type'] ?? '');
    if (compressible) headers['content-encoding'] = 'br';
    if (response.ok && LASTING.test(headers['cache-control'] ?? '')) {
      const plain = Buffer.from(await response.arrayBuffer());
      const body = compressible ? await promisify(brotliCompress)(plain, ONCE) : plain;
      cache.set(url, { headers, body });
      return void sent.writeHead(200, headers).end(body);
    }
    const plain = Readable.fromWeb((response.body ?? new Blob([]).stream()) as ReadableStream);
    sent.writeHead(response.status, headers);
    if (!compressible) return pipeline(plain, sent);
    const flush = constants.BROTLI_OPERATION_FLUSH;
    return pipeline(plain, createBrotliCompress({ ...DYNAMIC, flush }), sent);
  }

  const server = createSecureServer({ key, cert }, (request, sent) => {
    forward(request, sent).catch((error: unknown) => {
      // The client may disconnect before the response ends.
      if (!sent.stream.destroyed) console.error(`${request.url} was not served:`, error);
      sent.stream.close();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
