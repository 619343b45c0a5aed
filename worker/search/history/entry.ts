import type { FoundOf } from '@desert/contract/search';

export type HistoryKind = 'players' | 'seasons' | 'games';

/** A document. Among equal matches the greater id of the record comes first. */
export interface Entry<Kind extends HistoryKind = HistoryKind> {
  record: FoundOf[Kind];
  title: string;
  /** A suggestion shows it beside the title. */
  about: string;
  /** Indexed as the title: every spelling of the name. */
  names: string;
  text: string;
}
