import type { Picture } from '@desert/contract/head';
import type { Image } from '@desert/contract/images';

export function pictureOf([first]: Image[]): Picture | undefined {
  if (!first) return undefined;
  const { url, alt, photo } = first;
  return photo ? { url, alt, width: photo.width, height: photo.height } : { url, alt };
}
