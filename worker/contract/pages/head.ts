export interface Picture {
  /** Absolute https address of the picture, or a path of this site. */
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

const CARD_FILE = '/card.png';

/** The share card of a game, player, season or member. @param path of the page, without a trailing slash */
export function shareCard(path: string, alt: string): Picture {
  return { url: `${path}${CARD_FILE}`, alt, width: 1200, height: 630 };
}

export function isShareCard(path: string): boolean {
  return /^\/(?:history\/|user\/[^/]+\/)/.test(path) && path.endsWith(CARD_FILE);
}

/** A schema.org object as JSON-LD. The edge adds '@context', 'url' and 'image' to a page's object. */
export interface StructuredData {
  '@type': string;
  datePublished?: string;
  about?: StructuredData[] | undefined;
  [property: string]: unknown;
}

export interface FeedLink {
  title: string;
  path: string;
}

export function canonicalPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
