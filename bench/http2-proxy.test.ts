import type { RequestListener } from 'node:http';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { startHttp2Proxy } from './http2-proxy.ts';
import { serve } from './test/serve.ts';

it('the benchmark proxy compresses text and streams it as it arrives', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const origin = await serveBehindProxy(async (_, response) => {
    response.setHeader('content-type', 'text/html').write('first');
    await isRead;
    response.end('second');
  });
  const { headers, body } = await fetchFrom(origin);
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  const parts = body.pipe(createBrotliDecompress())[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe('first');
  read();
  expect(String((await parts.next()).value)).toBe('second');
  expect((await parts.next()).done).toBe(true);
});

it.each([
  ['public, immutable', 'version 1'],
  ['max-age=100000', 'version 1'],
  ['max-age=86400', 'version 2'],
])(
  'with Cache-Control “%s”, a second request through the proxy gets %s',
  async (cacheControl, second) => {
    let version = 0;
    const origin = await serveBehindProxy((_, response) => {
      version += 1;
      response
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', cacheControl);
      response.end(`version ${version}`);
    });
    const read = async () => text((await fetchFrom(origin)).body.pipe(createBrotliDecompress()));
    expect([await read(), await read()]).toEqual(['version 1', second]);
  },
);

it('the benchmark proxy does not alter requests, response statuses or images', async () => {
  const origin = await serveBehindProxy(async (request, response) => {
    response.statusCode = 404;
    const { method, url, headers } = request;
    response.setHeader('content-type', 'image/png');
    response.end(`${method} ${url} ${headers.cookie} ${await text(request)}`);
  });
  const asked = { ':method': 'POST', ':path': '/merch/?limit=3', cookie: 'session=1' };
  const { headers, body } = await fetchFrom(origin, asked, 'fan=saguaro');
  expect(headers).toMatchObject({ ':status': 404, 'content-type': 'image/png' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(await text(body)).toBe('POST /merch/?limit=3 session=1 fan=saguaro');
});

async function serveBehindProxy(listener: RequestListener): Promise<string> {
  const proxy = await startHttp2Proxy(await serve(listener));
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy.origin;
}

function fetchFrom(
  origin: string,
  requestedHeaders: OutgoingHttpHeaders = { ':path': '/' },
  sent?: string,
): Promise<{ headers: IncomingHttpHeaders; body: Readable }> {
  const session = connect(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request(requestedHeaders, { endStream: sent === undefined });
  if (sent !== undefined) stream.end(sent);
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    stream.on('response', (headers) => resolve({ headers, body: stream }));
  });
}
