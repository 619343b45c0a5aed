import { KINDS } from '@desert/contract/kinds';
import type { SavedEntry } from '@desert/contract/saved';
import { formatPrice } from '@desert/contract/shown-price';
import { STATE_TEXTS } from '@desert/contract/state-texts';
import type { PictureProps } from '@desert/kit/shell';

/** What is shown of a record that was saved. */
interface EntryFacts {
  title: string;
  /** The page of it. */
  href: string;
  /** Whether its kind has pictures. */
  pictures: boolean;
  image: PictureProps['image'];
  /** What the author did: 'Sold by', 'a post by'. */
  by: string;
  author: string;
  /** Of items only: '$12.50'; nothing where `standing` says what it was sold for. */
  price?: string | undefined;
  /** The price before, where it fell. */
  before?: string | undefined;
  /** What became of an item, where it is not simply for sale: 'Reserved', 'Sold for $10'. */
  standing?: string | undefined;
}

/** What is shown of a record of any kind. */
export function entryFacts({ kind, id, record }: SavedEntry): EntryFacts {
  const shown = {
    href: `/${kind}/${id}`,
    pictures: 'images' in record,
    image: 'images' in record ? record.images[0] : undefined,
    author: ('users' in record ? record.users : record.user).username,
  };
  if (!('price' in record)) return { ...shown, title: record.title, by: `${KINDS[kind].one} by` };
  const { name, price, old_price, sold_price, state = 'for_sale' } = record;
  const dollars = (amount: number | null | undefined) =>
    typeof amount === 'number' ? formatPrice(amount) : undefined;
  const soldFor = dollars(sold_price);
  return {
    ...shown,
    title: name,
    by: 'Sold by',
    price: soldFor ? undefined : formatPrice(price),
    before: state === 'sold' ? undefined : dollars(old_price),
    standing:
      state === 'for_sale' ? undefined : STATE_TEXTS[state] + (soldFor ? ` for ${soldFor}` : ''),
  };
}
