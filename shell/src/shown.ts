/** What happens in the document when a page stands. */
import { canonicalPath } from '@desert/contract/head';
import type { PageHead } from '@desert/contract/page';
import { documentTitle } from '@desert/contract/shell';
import { restoreScroll } from '@desert/kit/shell';
import { endProgress } from './progress.ts';

let first = true;

/** Called when a page stands. */
let standing = () => {};

/** Resolves when the next page stands, or after so many ms. */
export function untilShown(ms: number): Promise<void> {
  return new Promise((resolve) => {
    standing = resolve;
    setTimeout(resolve, ms);
  });
}

/**
 * Gives the document the page's title, description and address, its scroll position, and the focus after a
 * navigation. The first page's mark in the performance timeline says that it takes clicks.
 */
export function showPage({ title, description }: PageHead): void {
  document.title = documentTitle(title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  // What a browser's own sharing hands on.
  const { origin, pathname } = window.location;
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', origin + canonicalPath(pathname));
  restoreScroll();
  endProgress();
  standing();
  if (first) {
    performance.mark('hydrated');
    // From now on the shell gets what links lead to: see speculationRules.ts.
    document.querySelector('script[type="speculationrules"]')?.remove();
  } else document.getElementById('main')?.focus({ preventScroll: true });
  first = false;
}
