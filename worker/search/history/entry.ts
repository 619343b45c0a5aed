import type { FoundOf } from '@desert/contract/search/search';

export type HistoryKind = 'players' | 'coaches' | 'seasons' | 'games';

/** A document of the history. Among equal matches, the greater record id comes first. */
export interface HistoryEntry<Kind extends HistoryKind = HistoryKind> {
  record: FoundOf[Kind];
  title: string;
  /** Shown beside the title of a suggestion. */
  about: string;
  /** Every spelling of the name, indexed as the title. */
  names: string;
  text: string;
}
