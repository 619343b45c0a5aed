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

/**
 * What a page is about in the words of https://schema.org: JSON-LD without '@context', 'url' and
 * 'image', which the edge adds.
 */
export interface Thing {
  '@type': string;
  /** ISO 8601 */
  datePublished?: string;
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
