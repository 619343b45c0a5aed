import { type Photo, PHOTO_PARTS } from '@desert/contract/photos/photos';
import { env } from './account.ts';
import { callApi } from './api.ts';
import type { Fan } from './fan.ts';
import { pngOf } from './png.ts';

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

/** Posts the bytes of a photo, or a form with its sizes. @param environment the Worker's bindings */
export function postPhoto(
  { cookies }: Pick<Fan, 'cookies'>,
  body: BodyInit = pngOf(40, 30),
  environment = env,
): Promise<Response> {
  const headers = body instanceof FormData ? {} : { 'Content-Type': 'application/octet-stream' };
  return callApi('/photos/', { method: 'POST', body, cookies, headers, environment });
}

export async function uploadPhoto(fan: Fan, body?: BodyInit): Promise<Photo> {
  return (await postPhoto(fan, body)).json();
}

export async function keptFiles(): Promise<string[]> {
  const { objects } = await env.PHOTOS.list();
  return objects.map(({ key }) => key);
}
