/** Whether a style sheet is in the document: linked, or as text that keeps its address. */
export function hasStyle(href: string): boolean {
  const there = `link[rel="stylesheet"][href="${href}"], style[data-href="${href}"]`;
  return document.querySelector(there) !== null;
}

/** Adds a style sheet to the document, unless it is there; resolves when it applies. */
export function loadStyle(href: string): Promise<void> {
  if (hasStyle(href)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
  });
}
