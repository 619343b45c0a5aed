import { canonicalPath } from '@desert/contract/head';
import { notify } from '../toast/store.ts';

/** Copies the link if there is no system dialog. @returns the link to show if both fail */
export async function sharePage(
  title: string,
  address = canonicalPath(window.location.pathname),
): Promise<string | undefined> {
  const url = window.location.origin + address;
  return (await shareBySystem({ title, url })) ? undefined : copyLink(url);
}

/** True also if the visitor cancelled. */
async function shareBySystem(page: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Browsers may refuse, and have no clipboard without https. */
async function copyLink(url: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(url);
    notify('Link copied.');
    return undefined;
  } catch {
    return url;
  }
}
