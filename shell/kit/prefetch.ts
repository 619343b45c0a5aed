type Prefetch = (href: string) => void;

let prefetchPage: Prefetch = () => {};

/** Sets what is done when a visitor is about to follow a link; the shell knows how. */
export function onPrefetch(prefetch: Prefetch): void {
  prefetchPage = prefetch;
}

/** Gets the code and the data of a page of this site early. */
export function prefetch(href: string): void {
  prefetchPage(href);
}
