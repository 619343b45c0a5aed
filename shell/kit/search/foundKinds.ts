import type { FoundOf, NamedKind } from '@desert/contract/search';
import type { ReactNode } from 'react';
import type { PictureProps } from '../images/Picture.tsx';

export interface FoundEntry {
  href: string;
  /** Name or title, shown if the title has no match. */
  title: string;
  /** Beginning of the text, if there is one, shown if the text has no match. */
  text?: string;
  /** The picture; omitted for kinds without pictures. */
  picture?: { image: PictureProps['image'] };
  line: ReactNode;
}

/** Maps the section's records to search results. The kit renders comments. */
export type FoundKinds = {
  [Kind in NamedKind]?: (record: FoundOf[Kind]) => FoundEntry;
};
