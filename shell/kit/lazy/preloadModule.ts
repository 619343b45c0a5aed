/**
 * Asks for a module that will be imported. The import finds it in the page's module map; where the file is another one it
 * finds that it failed, and rejects.
 * @param href its path on this site
 * @param integrity what it has to be: 'sha256-…'; '' where that is not known
 */
export function preloadModule(href: string, integrity = ''): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('integrity', integrity);
  link.href = href;
  document.head.append(link);
}
