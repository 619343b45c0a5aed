import { photoFileAt, type PhotoFile, photoPath } from './photos.ts';

/** Where this site's own pictures are. Not all of the site: to show an address is to ask for it. */
export const OWN_IMAGES = '/images/';

/**
 * Whether an image's address leads to this site, but to none of its pictures or photos: to show it would be to ask for a
 * page or for the API, with the cookie of whoever looks. By whatever port, case or encoding, and also
 * where the host is said in full, with a dot at its end.
 * @param here an address of this site
 */
export function leadsPastImages(address: string, here: string): boolean {
  const path = ownPathOf(address, here);
  return path !== undefined && !isOwnImage(path) && photoFileAt(path) === undefined;
}

/** An image's address as it is stored, and what it names of this site's photos. */
export interface PictureAddress {
  url: string;
  photo: PhotoFile | undefined;
}

/**
 * An image's address as it is stored: that of a photo of this site is its path, however it was sent.
 * @param here an address of this site
 * @returns undefined where it leads past the site's pictures
 */
export function pictureAddress(url: string, here: string): PictureAddress | undefined {
  if (leadsPastImages(url, here)) return undefined;
  const photo = photoFileAt(ownPathOf(url, here) ?? '');
  return { url: photo ? photoPath(photo) : url, photo };
}

/** The path of an address, if it is this site's. */
function ownPathOf(address: string, here: string): string | undefined {
  if (!URL.canParse(address, here)) return undefined;
  const { hostname, pathname } = new URL(address, here);
  return withoutDot(hostname) === withoutDot(new URL(here).hostname) ? pathname : undefined;
}

function withoutDot(hostname: string): string {
  return hostname.replace(/(?<!\.)\.+$/, '');
}

/** How many layers of percent-encoding are taken off a path. No browser or person makes so many. */
const LAYERS_MAX = 8;

/** Whether a path of this site stays among its pictures, however often what leads out of them is encoded. */
export function isOwnImage(pathname: string): boolean {
  const path = decoded(pathname);
  if (path === undefined) return false;
  const url = new URL('https://site.invalid');
  // Takes the dots out once more, which may have been encoded.
  url.pathname = path;
  return url.pathname.startsWith(OWN_IMAGES);
}

/** A path in which nothing that leads up or down is encoded; undefined if it has more than `LAYERS_MAX` layers. */
function decoded(pathname: string): string | undefined {
  let path = pathname;
  for (let layer = 0; layer <= LAYERS_MAX; layer += 1) {
    const once = path.replace(/%(?:25|2e|2f|5c)/gi, (sign) => decodeURIComponent(sign));
    if (once === path) return path;
    path = once;
  }
  return undefined;
}
