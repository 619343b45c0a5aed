/** Real responses of the API, or parts of them. */
import type { Comparison } from '@desert/contract/compare';
import type { Leaders, PlayerSummary } from '@desert/contract/players';
import comparisonOfTwo from './comparison.json';
import leadersOfAll from './leaders.json';
import summaries from './summaries.json';

/** By name; of Abid and Arniel no source knows a number. */
export const listed = summaries as PlayerSummary[];

/** The three best of the whole franchise by some figures. */
export const leaders = leadersOfAll as Leaders;

/** Doan by his address, and Tkachuk by his name. */
export const comparison = comparisonOfTwo as Comparison;
