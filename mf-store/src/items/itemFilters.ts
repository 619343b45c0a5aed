import { MAX_PLAYER, MAX_SIZE } from '@desert/contract/store/item-values';
import { AMOUNT } from '@desert/contract/store/price-texts';
import type { ListFilter } from '@desert/kit';
import {
  CATEGORY_CHIPS,
  CATEGORY_CHOICES,
  CONDITION_CHOICES,
  SEASON_CHOICES,
} from '../itemFacts.ts';

const dollars: Pick<ListFilter, 'input' | 'show'> = {
  input: {
    autoComplete: 'off',
    inputMode: 'decimal',
    pattern: String.raw`\$?(?:${AMOUNT})`,
    title: 'Enter a price in dollars, like 12.50',
  },
  show: (text) => `$${text.replace('$', '')}`,
};

export const ITEM_FILTERS: readonly ListFilter[] = [
  {
    name: 'q',
    label: 'Search the store',
    input: { type: 'search', maxLength: 200, placeholder: 'Search the store' },
  },
  { name: 'category', label: 'Category', choices: CATEGORY_CHOICES, chips: CATEGORY_CHIPS },
  { name: 'size', label: 'Size', input: { maxLength: MAX_SIZE } },
  { name: 'condition', label: 'Condition', choices: CONDITION_CHOICES },
  { name: 'min', label: 'Minimum price', ...dollars },
  { name: 'max', label: 'Maximum price', ...dollars },
  { name: 'season', label: 'Season', choices: SEASON_CHOICES },
  { name: 'player', label: 'Player', input: { maxLength: MAX_PLAYER } },
  { name: 'author', label: 'Sold by', hidden: true },
  {
    name: 'state',
    label: 'Availability',
    none: 'Not sold yet',
    choices: [
      ['all', 'All items'],
      ['for_sale', 'For sale only'],
      ['sold', 'Sold only'],
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    none: 'Newest',
    choices: [
      ['price', 'Price: low to high'],
      ['-price', 'Price: high to low'],
    ],
  },
];
