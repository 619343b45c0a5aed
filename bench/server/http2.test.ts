import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { serveHttp2 } from './http2.ts';

it('sends what can be smaller compressed, over HTTP/2', async () => {
  const { headers, body } = await get(() => respond('<p>desert</p>'.repeat(1000), 'text/html'));
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
  expect(await text(body.pipe(createBrotliDecompress()))).toBe('<p>desert</p>'.repeat(1000));
});

it('hands on each part of a stream while the next is still to come', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = get(() => respond(readable, 'text/html'));
  await writer.write(Buffer.from('first'));
  const plain = (await answer).body.pipe(createBrotliDecompress());
  const parts = plain[Symbol.asyncIterator]();
  expect(String((await parts.next()).value)).toBe('first');
  await writer.write(Buffer.from('second'));
  expect(String((await parts.next()).value)).toBe('second');
  await writer.close();
  expect((await parts.next()).done).toBe(true);
});

it('asks for a file that never changes once', async () => {
  let version = 0;
  const origin = await serve(() => {
    version += 1;
    return respond(`version ${version}`, 'text/javascript', 'public, immutable');
  });
  const read = async () => text((await fetchFrom(origin)).body.pipe(createBrotliDecompress()));
  expect(await read()).toBe('version 1');
  expect(await read()).toBe('version 1');
});

it('leaves an image as it is, and keeps the status', async () => {
  const { headers, body } = await get(
    () => new Response('bytes', { status: 404, headers: { 'content-type': 'image/png' } }),
  );
  expect(headers).toMatchObject({ ':status': 404, 'content-type': 'image/png' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(await text(body)).toBe('bytes');
});

type Answering = (path: string, cookie: string) => Response;

function respond(body: BodyInit, contentType: string, cacheControl = 'no-store'): Response {
  return new Response(body, {
    headers: { 'content-type': contentType, 'cache-control': cacheControl },
  });
}

async function serve(answer: Answering): Promise<string> {
  const server = await serveHttp2(async (path, cookie) => answer(path, cookie));
  onTestFinished(() => server.close());
  return server.origin;
}

async function get(answer: Answering) {
  return fetchFrom(await serve(answer));
}

function fetchFrom(origin: string): Promise<{ headers: IncomingHttpHeaders; body: Readable }> {
  const session = connect(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ':path': '/' });
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    stream.on('response', (headers) => resolve({ headers, body: stream }));
  });
}
