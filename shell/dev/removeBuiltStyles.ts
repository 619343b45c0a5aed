/** Removes the built style sheets whose addresses start so: those of the sources are in the page. */
export function removeBuiltStyles(start: string): void {
  const selector = ['style[data-part-of', 'link[rel="stylesheet"][href']
    .map((attribute) => `${attribute}^="${start}"]`)
    .join();
  for (const sheet of document.querySelectorAll(selector)) sheet.remove();
}
