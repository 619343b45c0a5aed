import type { FieldValues } from '../form/fieldValues.ts';
import { altName, pairImages } from './pairImages.ts';
import { UNSENT } from './useImageRows.ts';

/**
 * The images in a draft, without photos that were not uploaded yet: of those only what was typed is left.
 * @param images a record's own, where those are edited: there are as many in the draft
 */
export function restoredImages(
  values: FieldValues,
  name: 'urls' | 'newUrls',
  images: readonly { url: string; alt: string }[],
) {
  const { [name]: urls = [], [altName(name)]: alts = [] } = values;
  if (images.length === 0)
    return pairImages(urls, alts).filter(({ url, alt }) => url !== UNSENT || alt.trim() !== '');
  return images.map(({ url, alt }, at) => {
    const typed = urls[at] ?? url;
    return { url: typed === UNSENT ? url : typed, alt: alts[at] ?? alt };
  });
}
