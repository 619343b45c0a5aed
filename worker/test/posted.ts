/** Record forms as a browser without JavaScript posts them, in tests. */
import { KEY_FIELD } from '@desert/contract/records/idempotency-key';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { postForm } from '../pages/form-post.ts';
import { newAddress } from './account.ts';
import { ORIGIN } from './api.ts';
import { type Fan, visitor } from './fan.ts';
import type { ImageSection } from './images.ts';
import { BASELINE } from './photos/samples.ts';
import { contextOf } from './request-context.ts';

/** Fields of the forms of an item and a story. */
export const ITEM = { name: 'Scarf', description: 'Warm\r\nand red', price: '$12.50' };
export const STORY = { title: 'A night', details: 'We stayed' };

/** Returns a function for the fields of a section's form, and the name of the first field. */
export function typedInto({ name }: ImageSection) {
  const typed = name === 'merch' ? ITEM : STORY;
  const fields = (urls: string[], alts = urls.map(() => '')) => ({ ...typed, urls, alts });
  return { fields, first: name === 'merch' ? 'name' : 'title' };
}

/** A file that the visitor chose; by default a valid JPEG. */
export function photo(bytes: Uint8Array | string = BASELINE, name = 'a.jpg'): File {
  return new File([Buffer.from(bytes)], name);
}

let count = 0;

/** Returns a new idempotency key, as each rendered form has one. */
export function newKey(): string {
  count += 1;
  return `a-key-of-a-form-${count}`;
}

/** Builds the data of a form. Lists become repeated fields. Without photos, the file field has one empty file. */
export function formData(
  fields: Record<string, string | string[]>,
  photos: File[] = [],
  key = newKey(),
): FormData {
  const data = new FormData();
  data.set(KEY_FIELD, key);
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) data.append(name, value);
  for (const photo of photos) data.append(PHOTOS_FIELD, photo);
  if (photos.length === 0) data.append(PHOTOS_FIELD, new Blob([]), '');
  return data;
}

/** The request by which a fan's browser posts a form to its page. */
export function formRequest(
  { cookies }: Pick<Fan, 'cookies'>,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Request {
  const sent = { Origin: ORIGIN, ...(cookies && { Cookie: cookies }), ...headers };
  return new Request(ORIGIN + path, { method: 'POST', body, headers: sent });
}

/** The request of a form without files, such as the log-in, from a new IP address. */
export function plainRequest(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  const from = { 'CF-Connecting-IP': newAddress(), ...headers };
  return formRequest(visitor, path, new URLSearchParams(fields), from);
}

/** Posts a form to its page. @returns the path of the redirect @throws if the form is refused */
export async function saved(fan: Pick<Fan, 'cookies'>, path: string, body: BodyInit) {
  const outcome = await postForm(contextOf(formRequest(fan, path, body)));
  if (!(outcome instanceof Response)) throw new Error(JSON.stringify(outcome));
  return outcome.headers.get('Location') ?? '';
}

export async function refusal(fan: Pick<Fan, 'cookies'>, path: string, body: BodyInit) {
  const outcome = await postForm(contextOf(formRequest(fan, path, body)));
  if (outcome instanceof Response) throw new Error(outcome.headers.get('Location') ?? '');
  return outcome;
}

export async function recordAt(path: string) {
  const response = await visitor.get(`${path}/`);
  return response.json<Record<string, unknown> & { images: { url: string; alt: string }[] }>();
}

export async function recordsOf({ id }: Fan, name: string): Promise<unknown[]> {
  return (await visitor.get(`/${name}/?user_id=${id}`)).json();
}
