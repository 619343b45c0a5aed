import { SEASONS } from '@desert/contract/history/seasons';
import type { ItemFacts } from '@desert/contract/store/item-facts';
import type { Category, Condition } from '@desert/contract/store/item-values';

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

export const CATEGORY_CHOICES = Object.entries(CATEGORY_TEXTS);

/** Of many: 'Jerseys'. */
export const CATEGORY_CHIPS = CATEGORY_CHOICES.map(
  ([key, text]) => [key, key === 'other' ? text : `${text}s`] as const,
);

export const CONDITION_CHOICES = Object.entries(CONDITION_TEXTS);

export const SEASON_CHOICES = SEASONS.map((season) => [season, season] as const);

/** Size and condition in a line: 'L · Good'. */
export function summarizeFacts({ size, condition }: ItemFacts): string {
  return [size, condition && CONDITION_TEXTS[condition]].filter(Boolean).join(' · ');
}

/** The facts that a seller gave about an item, as labels and texts. */
export function listItemFacts({
  category,
  size,
  condition,
}: ItemFacts): [label: string, text: string][] {
  const facts = Object.entries({
    Category: category && CATEGORY_TEXTS[category],
    Size: size,
    Condition: condition && CONDITION_TEXTS[condition],
  });
  return facts.filter(([, text]) => text);
}
