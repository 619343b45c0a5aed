import { canonicalPath } from '@desert/contract/head';
import { notify } from '../toast/store.ts';

/**
 * Shares the page that the visitor is on: by what the system offers for it, or else by its link, copied.
 * @param title what those it is shared with are told that it is
 * @param address its path, or what else is shared of its address
 * @returns the link, for the visitor to take, where nothing else can be done
 */
export async function sharePage(
  title: string,
  address = canonicalPath(window.location.pathname),
): Promise<string | undefined> {
  const url = window.location.origin + address;
  return (await shareBySystem({ title, url })) ? undefined : copyLink(url);
}

/** Whether there was nothing left to do: it was shared, or the visitor thought better of it. */
async function shareBySystem(page: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** A browser may refuse, and has no clipboard where the page is not https. */
async function copyLink(url: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(url);
    notify('Link copied.');
    return undefined;
  } catch {
    return url;
  }
}
