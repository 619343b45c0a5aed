/** Removes style sheets of the last build, linked or inlined, whose address starts with `start`. */
export function removeBuiltStyles(start: string): void {
  const selector = ['style[data-part-of', 'link[rel="stylesheet"][href']
    .map((attribute) => `${attribute}^="${start}"]`)
    .join();
  for (const sheet of document.querySelectorAll(selector)) sheet.remove();
}
