import { type KindName, KINDS } from '@desert/contract/kinds';
import { type PriceTexts, priceTexts } from '@desert/contract/price-texts';
import type { SavedEntry } from '@desert/contract/saved';
import type { PictureProps } from '@desert/kit/shell';

/** What is shown of a record that was saved. */
interface EntryFacts {
  title: string;
  /** The page of it. */
  href: string;
  /** Whether its kind has pictures. */
  pictures: boolean;
  image: PictureProps['image'];
  /** The label before the author's name: 'Sold by', 'Post by'. */
  by: string;
  author: string;
  /** Of items only. */
  price?: PriceTexts;
}

/** What is shown of a record of any kind. */
export function entryFacts({ kind, id, record }: SavedEntry): EntryFacts {
  const shown = {
    href: `/${kind}/${id}`,
    pictures: 'images' in record,
    image: 'images' in record ? record.images[0] : undefined,
    author: ('users' in record ? record.users : record.user).username,
  };
  if (!('price' in record)) return { ...shown, title: record.title, by: `${nounOf(kind)} by` };
  return { ...shown, title: record.name, by: 'Sold by', price: priceTexts(record) };
}

/** Turns 'a post' into 'Post'. */
function nounOf(kind: KindName): string {
  return KINDS[kind].one.replace(/^an? (.)/, (_, letter: string) => letter.toUpperCase());
}
