/** Choices of item fields. Separate from the schemas, so that pages that only display items load no schemas. */

export const CATEGORIES = ['jersey', 'hat', 'puck', 'program', 'ticket', 'card', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'like-new', 'good', 'worn'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const SIZE_MAX = 20;
export const PLAYER_MAX = 80;
