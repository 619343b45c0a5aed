/** Items, for tests. */
import type { Item } from '@desert/contract/merch';
import items from './items.json';

/** Has two pictures, and is said to be an XL jersey, like new. */
export const jersey = items.jersey as Item;

/** Has none, and nothing is said of it. */
export const scarf: Item = items.scarf;
