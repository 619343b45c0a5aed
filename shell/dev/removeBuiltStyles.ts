/** Removes built style sheets whose address starts like this. */
export function removeBuiltStyles(start: string): void {
  const selector = ['style[data-part-of', 'link[rel="stylesheet"][href']
    .map((attribute) => `${attribute}^="${start}"]`)
    .join();
  for (const sheet of document.querySelectorAll(selector)) sheet.remove();
}
