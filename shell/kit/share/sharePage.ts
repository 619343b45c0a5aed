import { canonicalPath } from '@desert/contract/pages/head';
import { showToast } from '../toast/store.ts';

/** Opens the system's share dialog or else copies the link. @returns the link if both fail */
export async function sharePage(
  title: string,
  address = canonicalPath(window.location.pathname),
): Promise<string | undefined> {
  const url = window.location.origin + address;
  return (await shareBySystem({ title, url })) ? undefined : copyLink(url);
}

/** Opens the system's share dialog. @returns true once shared or canceled; false if unsupported or failed */
async function shareBySystem(page: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copyLink(url: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link copied.');
    return undefined;
  } catch {
    return url;
  }
}
