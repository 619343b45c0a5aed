import * as v from 'valibot';
import {
  CATEGORIES,
  type Category,
  type Condition,
  CONDITIONS,
  PLAYER_MAX,
  SIZE_MAX,
} from './item-values.ts';
import { SEASONS } from './seasons.ts';
import { optionalLine } from './text.ts';

const SEASON = `Choose a season from ${SEASONS.at(-1)} to ${SEASONS[0]}, like 2011-12`;

/** Facts of an item. Each is optional, because a section may be deployed before the edge. */
export interface ItemFacts {
  category?: Category | '';
  size?: string;
  condition?: Condition | '';
  season?: string;
  player?: string;
}

const optionalText = (label: string, max: number) =>
  v.optional(v.unwrap(optionalLine({ label, max })));

export const itemFacts = {
  category: v.optional(v.picklist(['', ...CATEGORIES], 'Choose a category')),
  size: optionalText('Size', SIZE_MAX),
  condition: v.optional(v.picklist(['', ...CONDITIONS], 'Choose a condition')),
  season: v.optional(v.picklist(['', ...SEASONS], SEASON)),
  player: optionalText('Player', PLAYER_MAX),
};
