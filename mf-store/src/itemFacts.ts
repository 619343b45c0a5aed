/** What a seller may say of an item, in words. */
import {
  CATEGORIES,
  type Category,
  type Condition,
  CONDITIONS,
} from '@desert/contract/item-choices';
import type { ItemFacts } from '@desert/contract/item-facts';
import { SEASONS } from '@desert/contract/seasons';
import type { Tag, Tagged } from '@desert/contract/tags';

const CATEGORY_TEXTS: Record<Category, string> = {
  jersey: 'Jersey',
  hat: 'Hat',
  puck: 'Puck',
  program: 'Program',
  ticket: 'Ticket',
  card: 'Card',
  other: 'Other',
};

const CONDITION_TEXTS: Record<Condition, string> = {
  new: 'New',
  'like-new': 'Like new',
  good: 'Good',
  worn: 'Worn',
};

/** The categories, as a select has them. */
export const CATEGORY_CHOICES = CATEGORIES.map((key) => [key, CATEGORY_TEXTS[key]] as const);

/** How well kept an item can be, as a select has it. */
export const CONDITION_CHOICES = CONDITIONS.map((key) => [key, CONDITION_TEXTS[key]] as const);

/** Every season that an item can be of, as a select has it. */
export const SEASON_CHOICES = SEASONS.map((season) => [season, season] as const);

/** Whether an item has a tag of a season or a player, in any case. */
export function isTagged(tags: readonly Tag[] = [], name: string): boolean {
  return tags.some(({ label }) => label.toLowerCase() === name.toLowerCase());
}

/** What the seller says of an item, in words, without what its tags say. */
export function factsOf(item: ItemFacts & Tagged): [label: string, text: string][] {
  const { category, size = '', condition, season = '', player = '', tags } = item;
  const facts: [label: string, text: string][] = [
    ['Category', category ? CATEGORY_TEXTS[category] : ''],
    ['Size', size],
    ['Condition', condition ? CONDITION_TEXTS[condition] : ''],
    ['Season', season],
    ['Player', player],
  ];
  return facts.filter(([, text]) => text && !isTagged(tags, text));
}
