/** The header shows the progress bar (Layout.module.css) after 150 ms, when most pages are rendered. */
const MARK = 'data-waiting';

let shown: string | undefined;

/** Tracks navigations; call once, before the router. */
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
