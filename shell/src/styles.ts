/** Adds a style sheet to the document, unless it is there; resolves when it applies. */
export function loadStyle(href: string): Promise<void> {
  const there = `link[rel="stylesheet"][href="${href}"], style[data-href="${href}"]`;
  if (document.querySelector(there)) return Promise.resolve();
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
