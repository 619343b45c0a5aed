import type { Picture } from '@desert/contract/head';
import type { Image } from '@desert/contract/images';

/** Characters. A longer address is no use in a card, and the head travels in a header. */
const ADDRESS_MAX = 1000;

/** The picture that stands for a record in its page's head: its first, unless its address is very long. */
export function pictureOf([first]: Image[]): Picture | undefined {
  return first && encodeURI(first.url).length <= ADDRESS_MAX
    ? { url: first.url, alt: first.alt }
    : undefined;
}
