import * as v from 'valibot';
import { optionalLine } from '../text/text.ts';
import { CATEGORIES, type Category, type Condition, CONDITIONS, MAX_SIZE } from './item-values.ts';

/** Facts of an item; '' if the seller gave none. */
export interface ItemFacts {
  category: Category | '';
  size: string;
  condition: Condition | '';
}

const defineOptionalText = (label: string, max: number) =>
  v.optional(v.unwrap(optionalLine({ label, max })));

export const itemFacts = {
  category: v.optional(v.picklist(['', ...CATEGORIES], 'Choose a category')),
  size: defineOptionalText('Size', MAX_SIZE),
  condition: v.optional(v.picklist(['', ...CONDITIONS], 'Choose a condition')),
};
