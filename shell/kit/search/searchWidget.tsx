import {
  type FoundOf,
  type NamedKind,
  SEARCH_READ,
  type SearchAnswer,
} from '@desert/contract/search';
import type { ReactNode } from 'react';
import type { PictureProps } from '../images/Picture.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { read, type Widget, widget, type WidgetProps } from '../section/define.ts';

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

/**
 * Declares the widget that a section brings to the search page: what was found of its kinds, best first.
 * @param entry the section's module that renders lines of its kinds, if it has one: see `Widget.source`
 */
export function searchWidget(label: string, kinds: FoundKinds, entry?: string): Widget {
  return widget({
    reads: { answer: read<SearchAnswer>(SEARCH_READ) },
    label,
    loading: 'Loading...',
    shared: true,
    source: ['@desert/kit/search/FoundGroups.tsx', ...(entry === undefined ? [] : [entry])],
    View: lazyComponent(async () => {
      const { FoundGroups } = await import('./FoundGroups.tsx');
      return ({ data, addresses }: WidgetProps<{ answer: SearchAnswer }>) => (
        <FoundGroups answer={data.answer} address={addresses.answer} kinds={kinds} />
      );
    }),
  });
}
