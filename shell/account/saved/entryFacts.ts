import { getNoun } from '@desert/contract/records/kinds';
import type { SavedEntry } from '@desert/contract/records/saved';
import { type PriceTexts, formatPriceTexts } from '@desert/contract/store/price-texts';
import type { PictureProps } from '@desert/kit/shell';

interface EntryFacts {
  title: string;
  href: string;
  pictures: boolean;
  image: PictureProps['image'];
  by: string;
  author: string;
  price?: PriceTexts;
}

export function toEntryFacts({ kind, id, record }: SavedEntry): EntryFacts {
  const shown = {
    href: `/${kind}/${id}`,
    pictures: kind !== 'news' || record.images.length > 0,
    image: record.images[0],
    author: ('users' in record ? record.users : record.user).username,
  };
  if (!('price' in record)) return { ...shown, title: record.title, by: `${getNoun(kind)} by` };
  return { ...shown, title: record.name, by: 'Sold by', price: formatPriceTexts(record) };
}
