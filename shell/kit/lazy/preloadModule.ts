/** Preloads a module once. A later import gets the same result or error. @param integrity 'sha256-…'; '' if unknown */
export function preloadModule(href: string, integrity = ''): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('integrity', integrity);
  link.href = href;
  document.head.append(link);
}
