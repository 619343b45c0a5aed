import { parsePhotoPath, type PhotoFile, photoPath } from './photos.ts';

/** Path prefix of this site's pictures. An image must not have another path of this site, unless it is a photo. */
export const OWN_IMAGES = '/images/';

/**
 * Whether displaying an image would request a page or the API of this site with the viewer's cookie. Handles ports,
 * case, encodings, and a host with a final dot. @param here any address of this site
 */
export function isOwnNonImage(address: string, here: string): boolean {
  const path = toOwnPath(address, here);
  return path !== undefined && !isOwnImage(path) && parsePhotoPath(path) === undefined;
}

export interface PictureAddress {
  url: string;
  photo: PhotoFile | undefined;
}

/**
 * The address to store for a picture; photos of this site are stored by path. @param here any address of this site
 * @returns undefined if `isOwnNonImage`
 */
export function pictureAddress(url: string, here: string): PictureAddress | undefined {
  if (isOwnNonImage(url, here)) return undefined;
  const photo = parsePhotoPath(toOwnPath(url, here) ?? '');
  return { url: photo ? photoPath(photo) : url, photo };
}

function toOwnPath(address: string, here: string): string | undefined {
  if (!URL.canParse(address, here)) return undefined;
  const { hostname, pathname } = new URL(address, here);
  return trimFinalDots(hostname) === trimFinalDots(new URL(here).hostname) ? pathname : undefined;
}

function trimFinalDots(hostname: string): string {
  return hostname.replace(/(?<!\.)\.+$/, '');
}

const MAX_LAYERS = 8;

/** Whether a path is below `OWN_IMAGES` after all encodings and dot segments are resolved. */
export function isOwnImage(pathname: string): boolean {
  const path = decodeLayers(pathname);
  if (path === undefined) return false;
  const url = new URL('https://site.invalid');
  // The setter resolves dot segments that were encoded before.
  url.pathname = path;
  return url.pathname.startsWith(OWN_IMAGES);
}

function decodeLayers(pathname: string): string | undefined {
  let path = pathname;
  for (let layer = 0; layer <= MAX_LAYERS; layer += 1) {
    const once = path.replace(/%(?:25|2e|2f|5c)/gi, (sign) => decodeURIComponent(sign));
    if (once === path) return path;
    path = once;
  }
  return undefined;
}
