import { KINDS } from '@desert/contract/records/kinds';
import {
  type FoundOf,
  type NamedKind,
  type SearchKind,
  getStoryName,
} from '@desert/contract/search/search';
import type { ReactNode } from 'react';
import type { PictureProps } from '../images/Picture.tsx';

/** A search result: a record's link, title, picture and a line of details. */
export interface FoundEntry {
  href: string;
  /** Name or title, shown unmarked if it has no match. */
  title: string;
  /** Beginning of the text, shown unmarked if the text has no match; omitted if there is no text. */
  text?: string;
  /** Omitted for kinds without pictures; `image` is undefined for a record without one. */
  picture?: { image: PictureProps['image'] };
  line: ReactNode;
}

/** Functions that turn the section's records into search results, by kind. Comments need none. */
export type FoundKinds = {
  [Kind in NamedKind]?: (record: FoundOf[Kind]) => FoundEntry;
};

export function searchLabel(kind: SearchKind): string {
  const stories = getStoryName(kind);
  if (stories) return `Comments on ${KINDS[stories].plural}`;
  const word = kind in KINDS ? KINDS[kind as keyof typeof KINDS].plural : kind;
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
