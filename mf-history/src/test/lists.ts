/** Real responses of the API, or parts of them. */
import type { Comparison } from '@desert/contract/history/compare';
import type { Leaders, PlayerSummary } from '@desert/contract/history/players';
import comparisonOfTwo from './comparison.json';
import leadersOfAll from './leaders.json';
import summaries from './summaries.json';

/** Sorted by last name; the numbers of Abid and Arniel are unknown. */
export const listed = summaries as PlayerSummary[];

/** The top three of the franchise in some stats. */
export const leaders = leadersOfAll as Leaders;

/** Doan requested by slug, and Tkachuk by name. */
export const comparison = comparisonOfTwo as Comparison;
