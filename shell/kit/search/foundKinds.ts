import type { FoundOf, NamedKind } from '@desert/contract/search';
import type { ReactNode } from 'react';
import type { PictureProps } from '../images/Picture.tsx';

/** What is shown of a record that was found, besides the words that were. */
export interface FoundEntry {
  /** Where it leads. */
  href: string;
  /** Its name or title, which is shown where none of the words is in it. */
  title: string;
  /** The beginning of its text, where it has one: shown likewise. */
  text?: string;
  /** Where its kind has pictures: its first, if it has any. */
  picture?: { image: PictureProps['image'] };
  /** What else is said of it, in a line. */
  line: ReactNode;
}

/** How a section shows the records of its kinds; comments on them are shown by the kit. */
export type FoundKinds = {
  [Kind in NamedKind]?: (record: FoundOf[Kind]) => FoundEntry;
};
