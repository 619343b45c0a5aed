import type { PageHead } from '@desert/contract/pages/page';
import type { ItemState } from '@desert/contract/store/item-values';
import type { Item } from '@desert/contract/store/merch';
import { formatPriceTexts } from '@desert/contract/store/price-texts';
import { toPicture, summarize, tagThings } from '@desert/kit';

/** Values of schema.org's `ItemAvailability`: https://schema.org/ItemAvailability */
const AVAILABILITY: Record<ItemState, string> = {
  for_sale: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  withdrawn: 'Discontinued',
};

export function buildItemHead(item: Item): PageHead {
  const { name, description, user, state } = item;
  const { price, soldFor } = formatPriceTexts(item);
  const offer = price ? `${price}, sold` : soldFor ? `Sold for ${soldFor}` : 'Sold';
  return {
    title: name,
    description: summarize(`${offer} by ${user.username}. ${description}`),
    ...(state === 'withdrawn' && { listed: false }),
    // Client-side, a tab needs only title and description.
    ...(import.meta.env.SSR && buildItemHeadFacts(item)),
  };
}

function buildItemHeadFacts(item: Item): Partial<PageHead> {
  const { name, description, price, user, images, tags, state } = item;
  return {
    picture: toPicture(images),
    // https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
    about: {
      '@type': 'Product',
      name,
      description: summarize(description),
      about: tagThings(tags),
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: `https://schema.org/${AVAILABILITY[state]}`,
        seller: { '@type': 'Person', name: user.username },
      },
    },
  };
}
