/** Attribute by which the header shows the progress bar (Layout.module.css), after 150 ms. */
const MARK = 'data-waiting';

let shown: string | undefined;

/** Tracks navigations for the progress bar. Call it once, before the router. */
export function trackNavigations(): void {
  shown = window.location.pathname;
  for (const event of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(event, mark);
}

export function endProgress(): void {
  shown = window.location.pathname;
  mark();
}

function mark() {
  // Changes of query or hash are not navigations.
  document.documentElement.toggleAttribute(MARK, window.location.pathname !== shown);
}
