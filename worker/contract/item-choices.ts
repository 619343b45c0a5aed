/** Choices of item fields. Separate from the schemas, so that a page that only displays items does not load them. */

export const CATEGORIES = ['jersey', 'hat', 'puck', 'program', 'ticket', 'card', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'like-new', 'good', 'worn'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const SIZE_MAX = 20;
export const PLAYER_MAX = 80;
