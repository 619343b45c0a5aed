import type { FoundOf, NamedKind } from '@desert/contract/search';
import type { ReactNode } from 'react';
import type { PictureProps } from '../images/Picture.tsx';

/** A search result, besides the excerpts with the matches. */
export interface FoundEntry {
  href: string;
  /** Its name or title, shown if the title has no match. */
  title: string;
  /** The beginning of its text, if it has one, shown if the text has no match. */
  text?: string;
  /** Its first picture, if any. Omitted for kinds without pictures. */
  picture?: { image: PictureProps['image'] };
  /** The line below. */
  line: ReactNode;
}

/** Maps the section's records to search results, by kind. The kit shows comments on them. */
export type FoundKinds = {
  [Kind in NamedKind]?: (record: FoundOf[Kind]) => FoundEntry;
};
