import { SEARCH_KINDS, type SearchResponse, type SearchKind } from '@desert/contract/search/search';

const nothing = Object.fromEntries(
  SEARCH_KINDS.map((kind) => [kind, { count: 0, more: false, found: [] }]),
) as unknown as SearchResponse['groups'];

/** A search response for tests, without results except for the given fields. */
export function searchResponse({ groups, ...said }: Said = {}): SearchResponse {
  const order = Object.keys(groups ?? {}) as SearchKind[];
  return {
    outcome: order.length > 0 ? 'all' : 'nothing',
    instead: [],
    order,
    building: false,
    ...said,
    groups: { ...nothing, ...groups },
  };
}

interface Said extends Partial<Omit<SearchResponse, 'groups'>> {
  groups?: Partial<SearchResponse['groups']>;
}
