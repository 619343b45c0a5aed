import { canonicalPath } from '@desert/contract/pages/head';
import type { PageHead } from '@desert/contract/pages/page';
import { formatDocumentTitle } from '@desert/contract/pages/shell';
import { restoreScroll } from '@desert/kit/shell';
import { atom } from 'nanostores';
import { endProgress } from './progress.ts';

/** The head of the page that is shown: new for each page, and each query. */
export const $shownHead = atom<PageHead | undefined>();

let first = true;

let resolveShown = () => {};

export function waitUntilShown(ms: number): Promise<void> {
  return new Promise((resolve) => {
    resolveShown = resolve;
    setTimeout(resolve, ms);
  });
}

/** Updates the head, restores the scroll position, ends the progress bar, and focuses `main` after a navigation. */
export function showPage(head: PageHead): void {
  const { title, description } = head;
  document.title = formatDocumentTitle(title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  // Browsers share the canonical address.
  const { origin, pathname } = window.location;
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', origin + canonicalPath(pathname));
  restoreScroll();
  endProgress();
  resolveShown();
  if (first) {
    performance.mark('hydrated');
    // From now on the shell prefetches: see speculationRules.ts.
    document.querySelector('script[type="speculationrules"]')?.remove();
  } else document.getElementById('main')?.focus({ preventScroll: true });
  first = false;
  $shownHead.set(head);
}
