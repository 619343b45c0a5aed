import { defineFilterSchema } from '@desert/contract/records/filter';
import { SEARCH_KINDS, SEARCH_SORTS, type SearchOutcome } from '@desert/contract/search/search';
import * as v from 'valibot';
import type { Match } from './find.ts';

/** The last match of the previous page, and how it was found. */
export interface SearchCursor extends Match {
  outcome: Exclude<SearchOutcome, 'too-short'>;
}

const CURSOR = 'cursor must come from a search response';

export function searchCursor({ outcome, tier, id }: SearchCursor): string {
  return `${outcome}-${tier}-${id.toString(36)}`;
}

const Cursor = v.pipe(
  v.string(CURSOR),
  v.regex(/^(?:all|alike|some)-[0-3]-[0-9a-z]{1,10}$/, CURSOR),
  v.transform((text): SearchCursor => {
    const [outcome, tier, id] = text.split('-') as [SearchCursor['outcome'], string, string];
    return { outcome, tier: Number(tier), id: Number.parseInt(id, 36) };
  }),
);

export const SearchInput = v.object({
  q: v.optional(v.string('q must be text'), ''),
  kind: defineFilterSchema(
    v.picklist(SEARCH_KINDS, `kind must be one of ${SEARCH_KINDS.join(', ')}`),
  ),
  sort: defineFilterSchema(
    v.picklist(SEARCH_SORTS, `sort must be one of ${SEARCH_SORTS.join(', ')}`),
  ),
  cursor: v.optional(Cursor),
});

export type SearchInput = v.InferOutput<typeof SearchInput>;
