import { SEARCH_READ, type SearchResponse } from '@desert/contract/search/search';
import { createLazyComponent } from '../lazy/lazyComponent.tsx';
import { read, type Widget, widget, type WidgetProps } from '../section/define.ts';
import type { FoundKinds } from './foundKinds.ts';

/** The section's groups of search results. @param entry module that renders an entry: see `Route.source` */
export function searchWidget(label: string, kinds: FoundKinds, entry?: string): Widget {
  return widget({
    reads: { response: read<SearchResponse>(SEARCH_READ) },
    label,
    loading: 'Loading...',
    shared: true,
    source: ['@desert/kit/search/FoundGroups.tsx', ...(entry === undefined ? [] : [entry])],
    View: createLazyComponent(async () => {
      const { FoundGroups } = await import('./FoundGroups.tsx');
      return ({ data, addresses }: WidgetProps<{ response: SearchResponse }>) => (
        <FoundGroups response={data.response} address={addresses.response} kinds={kinds} />
      );
    }),
  });
}
