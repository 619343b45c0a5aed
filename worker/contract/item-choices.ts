/** What an item's facts can be; apart from their input, so that a page that only shows them brings no schemas. */

export const CATEGORIES = ['jersey', 'hat', 'puck', 'program', 'ticket', 'card', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** From the best to the least. */
export const CONDITIONS = ['new', 'like-new', 'good', 'worn'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Characters. */
export const SIZE_MAX = 20;
export const PLAYER_MAX = 80;
