/** Attribute of `<html>` during a navigation: the header shows the progress bar after 150 ms (Layout.module.css). */
const MARK = 'data-waiting';

let shown: string | undefined;

/** Tracks navigations for the progress bar. Call it once, before the router. */
export function trackNavigations(): void {
  shown = window.location.pathname;
  for (const event of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(event, toggleProgressMark);
}

export function endProgress(): void {
  shown = window.location.pathname;
  toggleProgressMark();
}

function toggleProgressMark() {
  // Changes of query or hash are not navigations.
  document.documentElement.toggleAttribute(MARK, window.location.pathname !== shown);
}
