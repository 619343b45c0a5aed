/** The field that holds the descriptions of the images whose addresses are in another. */
export function altName(name: 'urls' | 'newUrls'): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

/** The images whose addresses and descriptions a form has in two fields, in order. */
export function pairImages(urls: string[] = [], alts: string[] = []) {
  return urls.map((url, at) => ({ url, alt: alts[at] ?? '' }));
}
