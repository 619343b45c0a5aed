import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { startHttp2Proxy } from './http2-proxy.ts';

it('sends what can be smaller compressed, over HTTP/2', async () => {
  const { headers, body } = await get((_, sent) =>
    respond(sent, 'text/html').end('<p>desert</p>'.repeat(1000)),
  );
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  expect(await text(body.pipe(createBrotliDecompress()))).toBe('<p>desert</p>'.repeat(1000));
});

it('hands on each part of a stream while the next is still to come', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { body } = await get(async (_, sent) => {
    respond(sent, 'text/html').write('first');
    await isRead;
    sent.end('second');
  });
  const parts = body.pipe(createBrotliDecompress())[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe('first');
  read();
  expect(String((await parts.next()).value)).toBe('second');
  expect((await parts.next()).done).toBe(true);
});

it('asks for a file that never changes once', async () => {
  let version = 0;
  const origin = await serve((_, sent) => {
    version += 1;
    respond(sent, 'text/javascript', 'public, immutable').end(`version ${version}`);
  });
  const read = async () => text((await fetchFrom(origin)).body.pipe(createBrotliDecompress()));
  expect(await read()).toBe('version 1');
  expect(await read()).toBe('version 1');
});

it('asks once for a file that lasts, and each time for one that does not', async () => {
  let version = 0;
  const origin = await serve(({ url }, sent) => {
    version += 1;
    respond(sent, 'image/png', `max-age=${url?.slice(1)}`).end(`version ${version}`);
  });
  const read = async (age: string) => text((await fetchFrom(origin, { ':path': age })).body);
  expect([await read('/86400'), await read('/86400')]).toEqual(['version 1', 'version 2']);
  expect([await read('/100000'), await read('/100000')]).toEqual(['version 3', 'version 3']);
});

it('hands on what is sent', async () => {
  const origin = await serve(async (request, sent) => {
    respond(sent, 'image/png').end(`${request.method} ${await text(request)}`);
  });
  const { body } = await fetchFrom(origin, { ':method': 'POST', ':path': '/' }, 'fan=saguaro');
  expect(await text(body)).toBe('POST fan=saguaro');
});

it('leaves an image as it is, and keeps the status', async () => {
  const { headers, body } = await get((_, sent) => {
    sent.statusCode = 404;
    respond(sent, 'image/png').end('bytes');
  });
  expect(headers).toMatchObject({ ':status': 404, 'content-type': 'image/png' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(await text(body)).toBe('bytes');
});

it('asks for the same path with the same cookies', async () => {
  const asked = { ':path': '/merch/?limit=3', cookie: 'session=1' };
  const { body } = await get(
    ({ url, headers }, sent) => respond(sent, 'image/png').end(`${url} ${headers.cookie}`),
    asked,
  );
  expect(await text(body)).toBe('/merch/?limit=3 session=1');
});

function respond(
  sent: Parameters<RequestListener>[1],
  contentType: string,
  cacheControl = 'no-store',
) {
  sent.setHeader('content-type', contentType);
  return sent.setHeader('cache-control', cacheControl);
}

/** Starts a server, and the proxy in front of it. */
async function serve(listener: RequestListener): Promise<string> {
  const upstream = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void upstream.close());
  await once(upstream, 'listening');
  const { port } = upstream.address() as AddressInfo;
  const proxy = await startHttp2Proxy(`http://127.0.0.1:${port}`);
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return proxy.origin;
}

async function get(listener: RequestListener, asked?: OutgoingHttpHeaders) {
  return fetchFrom(await serve(listener), asked);
}

function fetchFrom(
  origin: string,
  asked: OutgoingHttpHeaders = { ':path': '/' },
  sent?: string,
): Promise<{ headers: IncomingHttpHeaders; body: Readable }> {
  const session = connect(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request(asked, { endStream: sent === undefined });
  if (sent !== undefined) stream.end(sent);
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    stream.on('response', (headers) => resolve({ headers, body: stream }));
  });
}
