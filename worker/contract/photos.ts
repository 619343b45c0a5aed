/** Photos that fans upload: `POST /api/photos/` takes them, and they are under `/photos/` from then on. */
import * as v from 'valibot';
import { body } from './body.ts';
import { optionalLine } from './text.ts';

/** Where uploaded photos are. */
export const PHOTOS_PATH = '/photos/';

/** The formats that are kept, each with the ending of its files. */
export const PHOTO_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

export type PhotoFormat = keyof typeof PHOTO_TYPES;

/** Bytes of one upload, all of its sizes together. */
export const PHOTO_BYTES_MAX = 8 * 1024 * 1024;

/** Pixels along each side of what a browser sends; an original may be larger. */
export const PHOTO_SIDE_MAX = 2048;

/** The widths that a browser makes of a photo, in pixels, where it is wider; and the photo itself. */
export const SMALL_WIDTHS = [320, 960] as const;

/** Characters. */
export const PHOTO_ALT_MAX = 200;

/**
 * What a photo comes with: what it shows in words, and its average colour, '#rrggbb'. Both may be left out. Made by
 * a function, so that the browser's code, which has no use for it, goes without.
 */
export const photoWords = () =>
  body({
    alt: optionalLine({ label: 'Photo description', max: PHOTO_ALT_MAX }),
    color: v.optional(
      v.union(
        [v.literal(''), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))],
        'color must look like #8c2633',
      ),
      '',
    ),
  });

/** How a photo is shown before it is there, and which of its sizes there are. */
export interface PhotoSizes {
  /** Pixels, as it is looked at. */
  width: number;
  height: number;
  /** The widths that there are, ascending; the last is `width`. */
  sizes: number[];
  /** Its average colour, '#8c2633'; '' where nobody said. */
  color: string;
}

/** An uploaded photo: the answer of `POST /api/photos/` (201). */
export interface Photo extends PhotoSizes {
  id: number;
  /** Of its largest size, a path of this site: the `url` of an image. */
  url: string;
  alt: string;
}

/** The parts of the form that a browser sends to `POST /api/photos/`, which takes `photoWords` as well; a raw body is the photo alone. */
export const PHOTO_PARTS = {
  /** The photo's files: the largest, and those of `SMALL_WIDTHS`, in any order. */
  photo: 'photo',
  /** The average colour, '#rrggbb'. */
  color: 'color',
} as const;

/** One file of a photo. */
export interface PhotoFile {
  /** The first 128 bits of the SHA-256 of all of its files, in hex. */
  hash: string;
  /** Pixels. */
  width: number;
  format: PhotoFormat;
}

const FILE = /^\/photos\/([0-9a-f]{32})-([1-9][0-9]{0,4})\.(jpg|png|webp)$/;

/** The path of a photo's file. */
export function photoPath({ hash, width, format }: PhotoFile): string {
  return `${PHOTOS_PATH}${hash}-${width}.${format}`;
}

/** What a path of this site names, if it is that of a photo's file. */
export function photoFileAt(path: string): PhotoFile | undefined {
  const [, hash, width, format] = FILE.exec(path) ?? [];
  if (hash === undefined) return undefined;
  return { hash, width: Number(width), format: format as PhotoFormat };
}
