/** Photos and their uploads, in tests. */
import { crc32, deflateSync } from 'node:zlib';
import { type Photo, PHOTO_PARTS } from '@desert/contract/photos';
import { env } from './account.ts';
import { ask } from './api.ts';
import type { Fan } from './fan.ts';

let count = 0;

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/**
 * A grey PNG which is like no other.
 * @param more chunks to put behind its header
 */
export function pngOf(width: number, height: number, more: Buffer[] = []): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc((width + 1) * height);
  pixels.writeUInt32BE((count += 1), pixels.length - 4);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk of text, as a PNG may have. */
export const textChunk = (text: string) => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));

/** The form that a browser posts, with the photo in three sizes. */
export function photoForm(words: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [width, height] of [
    [1000, 500],
    [320, 160],
    [960, 480],
  ] as const)
    form.append(PHOTO_PARTS.photo, new Blob([pngOf(width, height)]), 'a.png');
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  return form;
}

/** Posts a photo by itself, or a form. @param environment of the Worker */
export function postPhoto(
  { cookies }: Pick<Fan, 'cookies'>,
  body: BodyInit = pngOf(40, 30),
  environment = env,
): Promise<Response> {
  const headers = body instanceof FormData ? {} : { 'Content-Type': 'application/octet-stream' };
  return ask('/photos/', { method: 'POST', body, cookies, headers, environment });
}

/** Uploads a photo that is like no other. */
export async function uploadPhoto(fan: Fan, body?: BodyInit): Promise<Photo> {
  return (await postPhoto(fan, body)).json();
}

/** The keys of all files that are kept, in order. */
export async function keptFiles(): Promise<string[]> {
  const { objects } = await env.PHOTOS.list();
  return objects.map(({ key }) => key);
}
