/** What a seller may say of an item besides its description; each is '' where they do not. */
import * as v from 'valibot';
import {
  CATEGORIES,
  type Category,
  type Condition,
  CONDITIONS,
  PLAYER_MAX,
  SIZE_MAX,
} from './item-choices.ts';
import { SEASONS } from './seasons.ts';
import { optionalLine } from './text.ts';

const SEASON = `Choose a season from ${SEASONS.at(-1)} to ${SEASONS[0]}, like 2011-12`;

/** What an answer has of them. Each is optional: a section may be deployed before the edge. */
export interface ItemFacts {
  category?: Category | '';
  /** As it stands on the label: 'XL'. */
  size?: string;
  condition?: Condition | '';
  /** '2011-12' */
  season?: string;
  /** Who is on it. */
  player?: string;
}

const optionalText = (label: string, max: number) =>
  v.optional(v.unwrap(optionalLine({ label, max })));

/** The fields of an item's input: what is left out stays as it is. */
export const itemFacts = {
  category: v.optional(v.picklist(['', ...CATEGORIES], 'Choose a category')),
  size: optionalText('Size', SIZE_MAX),
  condition: v.optional(v.picklist(['', ...CONDITIONS], 'Choose a condition')),
  season: v.optional(v.picklist(['', ...SEASONS], SEASON)),
  player: optionalText('Player', PLAYER_MAX),
};
