/** What the document's head says of a page besides its title, for those who find and share it. */

/** A picture of what the page is about. */
export interface Picture {
  /** Absolute and https, or a path of this site. */
  url: string;
  alt: string;
  /** Pixels, where they are known. */
  width?: number | undefined;
  height?: number | undefined;
}

/** What the address of a share card ends with that the edge draws: at that of its page. */
const CARD_FILE = '/card.png';

/**
 * The card that shares a page of a player, a season or a member by its figures.
 * @param path of the page, without a trailing slash
 */
export function shareCard(path: string, alt: string): Picture {
  return { url: `${path}${CARD_FILE}`, alt, width: 1200, height: 630 };
}

/** Whether an address of this site is that of such a card. */
export function isShareCard(path: string): boolean {
  return /^\/(?:history\/|user\/[^/]+\/)/.test(path) && path.endsWith(CARD_FILE);
}

/**
 * What a page is about in the words of https://schema.org: JSON-LD without '@context', 'url' and
 * 'image', which the edge adds.
 */
export interface Thing {
  '@type': string;
  /** ISO 8601 */
  datePublished?: string;
  /** What it names in turn; the `url` of each may be a path of this site. */
  about?: Thing[] | undefined;
  [property: string]: unknown;
}

/** A feed of what a page lists. */
export interface FeedLink {
  title: string;
  /** Of this site: '/news/feed.xml'. */
  path: string;
}

/** The address by which a page is known: its path without a trailing slash. */
export function canonicalPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
