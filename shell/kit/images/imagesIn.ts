/** The field that holds the descriptions of the images whose addresses are in another. */
export function altName(name: 'urls' | 'newUrls'): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

/** The images in a form, in order. */
export function imagesIn(data: FormData, name: 'urls' | 'newUrls') {
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const alts = texts(altName(name));
  return texts(name).map((url, at) => ({ url, alt: alts[at] ?? '' }));
}
