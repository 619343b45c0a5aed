import type { Item } from '@desert/contract/merch';
import type { PageHead } from '@desert/contract/page';
import { pictureOf, summaryOf, tagThings } from '@desert/kit';
import { formatPrice } from '../price.ts';

/** What the head says of the page of an item. */
export function itemHead({ name, description, price, user, images, tags }: Item): PageHead {
  return {
    title: name,
    description: summaryOf(`${formatPrice(price)}, sold by ${user.username}. ${description}`),
    picture: pictureOf(images),
    // https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
    about: {
      '@type': 'Product',
      name,
      description: summaryOf(description),
      about: tagThings(tags),
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Person', name: user.username },
      },
    },
  };
}
