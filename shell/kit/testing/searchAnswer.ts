import { SEARCH_KINDS, type SearchAnswer, type SearchKind } from '@desert/contract/search';

const nothing = Object.fromEntries(
  SEARCH_KINDS.map((kind) => [kind, { count: 0, more: false, found: [] }]),
) as unknown as SearchAnswer['groups'];

/** What a search answers, for tests: nothing, but for what is said. */
export function searchAnswer({ groups, ...said }: Said = {}): SearchAnswer {
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

interface Said extends Partial<Omit<SearchAnswer, 'groups'>> {
  groups?: Partial<SearchAnswer['groups']>;
}
