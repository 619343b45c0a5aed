/** Items, for tests. */
import type { Item } from '@desert/contract/merch';
import items from './items.json';

/** Has two pictures. */
export const jersey: Item = items.jersey;

/** Has none. */
export const scarf: Item = items.scarf;
