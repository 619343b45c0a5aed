import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setUpPhotos } from './setUpPhotos.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

let handle: Handle;
const open = setUpPhotos((request, response) => handle(request, response));

/** The next upload that arrives, which is not read nor answered. */
function nextUpload(): Promise<Parameters<Handle>> {
  return new Promise((arrive) => {
    handle = (...upload) => arrive(upload);
  });
}

declare global {
  interface Window {
    progress: number[];
    giveUp: AbortController;
    /** The answer, or the name of the error. */
    outcome: unknown;
  }
}

/** Sends a photo of two files, of as many bytes each. */
function upload(page: Page, size: number): Promise<void> {
  return page.evaluate((size) => {
    const files = [new Uint8Array(size).fill(1), new Uint8Array(size).fill(2)];
    const photo = {
      files: files.map((bytes) => new Blob([bytes], { type: 'image/webp' })),
      width: 640,
      height: 480,
      color: '#8c2633',
    };
    window.progress = [];
    window.giveUp = new AbortController();
    const onProgress = (sent: number) => window.progress.push(sent);
    window.photos
      .uploadPhoto(photo, { alt: 'A café rink', signal: window.giveUp.signal, onProgress })
      .then(
        (answer) => (window.outcome = answer),
        (error: Error) => (window.outcome = error.name),
      );
  }, size);
}

async function outcome(page: Page): Promise<unknown> {
  await page.waitForFunction(() => window.outcome !== undefined);
  return page.evaluate(() => window.outcome);
}

const json = { 'content-type': 'application/json' };
const NO_ANSWER = {
  status: 0,
  body: { errors: { message: 'Something went wrong. Please try again' } },
};

it('sends the files of a photo and what is said of it, and gives the answer', async () => {
  const page = await open();
  const arrived = nextUpload();
  await upload(page, 3);
  const [request, response] = await arrived;
  const { method, headers } = request;
  expect(method).toBe('POST');
  expect(headers.accept).toBe('application/json');
  const type = headers['content-type']!;
  const form = await new Response(await buffer(request), {
    headers: { 'content-type': type },
  }).formData();
  expect([...form.keys()]).toEqual(['photo', 'photo', 'alt', 'color']);
  const files = form.getAll('photo') as File[];
  expect(files.map((file) => file.type)).toEqual(['image/webp', 'image/webp']);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual([
    '\x01\x01\x01',
    '\x02\x02\x02',
  ]);
  expect([form.get('alt'), form.get('color')]).toEqual(['A café rink', '#8c2633']);
  response.writeHead(201, json).end('{"id":7}');
  expect(await outcome(page)).toEqual({ status: 201, body: { id: 7 } });
});

it('tells how much is sent', async () => {
  const page = await open();
  const arrived = nextUpload();
  await upload(page, 16_000_000);
  const [request, response] = await arrived;
  // What nobody reads is sent in part: as much as the connection holds.
  await page.waitForFunction(() => window.progress.some((sent) => sent > 0 && sent < 1));
  await once(request.resume(), 'end');
  response.writeHead(201, json).end('{}');
  await outcome(page);
  const progress = await page.evaluate(() => window.progress);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(1);
});

it('gives the answer that refuses a photo', async () => {
  const page = await open({ expectedErrors: /status of 422/ });
  handle = (_, response) => response.writeHead(422, json).end('{"errors":{"photo":"Too large"}}');
  await upload(page, 3);
  expect(await outcome(page)).toEqual({ status: 422, body: { errors: { photo: 'Too large' } } });
});

it.each<[string, Handle]>([
  ['an answer that is not JSON', (_, response) => response.writeHead(502).end('<h1>Bad</h1>')],
  ['a connection that breaks', (request) => request.destroy()],
])('gives the answer that stands for none: %s', async (_, given) => {
  const page = await open({ expectedErrors: /status of 502|ERR_/ });
  handle = given;
  await upload(page, 3);
  expect(await outcome(page)).toEqual(NO_ANSWER);
});

it('stops sending when it is given up', async () => {
  const page = await open();
  const arrived = nextUpload();
  await upload(page, 16_000_000);
  const [request] = await arrived;
  await page.evaluate(() => window.giveUp.abort());
  expect(await outcome(page)).toBe('AbortError');
  await expect(buffer(request)).rejects.toThrow('aborted');
});
