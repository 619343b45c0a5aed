/** Items, for tests. */
import type { Item } from '@desert/contract/merch';

const seller = { id: 3, username: 'desert-fan' };

/** Has two pictures. */
export const jersey: Item = {
  id: 7,
  name: 'Home jersey',
  description: 'Worn once.\nNo stains. https://example.com/sizes',
  price: 1250,
  user_id: seller.id,
  user: seller,
  images: [
    { id: 21, url: '/images/front.svg', alt: 'The front', merch_id: 7 },
    { id: 22, url: '/images/back.svg', alt: '', merch_id: 7 },
  ],
};

/** Has none. */
export const scarf: Item = {
  id: 6,
  name: 'Scarf',
  description: 'Warm.',
  price: 12.5,
  user_id: 4,
  user: { id: 4, username: 'another-fan' },
  images: [],
};
