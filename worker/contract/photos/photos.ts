/** Uploaded photos: `POST /api/photos/` stores them under `/photos/`. */
import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import { optionalLine } from '../text/text.ts';

export const PHOTOS_PATH = '/photos/';

export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PhotoFormat = keyof typeof PHOTO_TYPES;

/** Maximum bytes per upload, all sizes together. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

/** Maximum pixels of the longer side of a photo that the browser resized; the server accepts larger ones. */
export const MAX_PHOTO_SIDE = 2048;

export const SMALL_WIDTHS = [320, 960] as const;

export const MAX_PHOTO_ALT = 200;

export const definePhotoWords = () =>
  defineBodySchema({
    alt: optionalLine({ label: 'Photo description', max: MAX_PHOTO_ALT }),
    color: v.optional(
      v.union(
        [v.literal(''), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))],
        'color must look like #8c2633',
      ),
      '',
    ),
  });

export interface PhotoSizes {
  width: number;
  height: number;
  sizes: number[];
  /** Average color, such as '#8c2633'; '' if unknown. */
  color: string;
}

export interface Photo extends PhotoSizes {
  id: number;
  url: string;
  alt: string;
}

/** Parts of the form for `POST /api/photos/`, besides `alt`; one `photo` per size. An image as the body also works. */
export const PHOTO_PARTS = {
  photo: 'photo',
  color: 'color',
} as const;

export interface PhotoFile {
  /** A random UUID in hex without hyphens, so that names are never reused. */
  hash: string;
  width: number;
  format: PhotoFormat;
}

const FILE = /^\/photos\/([0-9a-f]{32})-([1-9][0-9]{0,4})\.(jpg|png|webp)$/;

export function photoPath({ hash, width, format }: PhotoFile): string {
  return `${PHOTOS_PATH}${hash}-${width}.${format}`;
}

export function parsePhotoPath(path: string): PhotoFile | undefined {
  const [, hash, width, format] = FILE.exec(path) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as PhotoFormat };
}
