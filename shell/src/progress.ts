/**
 * Marks the document while a navigation waits for its page; the header's bar shows it (Layout.module.css),
 * after 150 ms: most pages stand before that.
 */
const MARK = 'data-waiting';

let shown: string | undefined;

/** Takes note of every navigation; to be called once, before the router does. */
export function trackNavigations(): void {
  shown = window.location.pathname;
  for (const event of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(event, mark);
}

/** Takes the mark away: the page at the visitor's address stands. */
export function endProgress(): void {
  shown = window.location.pathname;
  mark();
}

function mark() {
  // Another query or hash of the same page is no way to another.
  document.documentElement.toggleAttribute(MARK, window.location.pathname !== shown);
}
