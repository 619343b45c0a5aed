import { rejectLate } from '@desert/kit/shell';

export function hasStyle(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${href}"]:not([media])`) !== null;
}

const loading = new Map<string, Promise<void>>();

/** Resolves when a style sheet applies; rejects on an error or timeout. @param integrity 'sha256-…'; '' if unknown */
export function loadStyle(href: string, integrity = ''): Promise<void> {
  const cached = loading.get(href) ?? (hasStyle(href) ? Promise.resolve() : undefined);
  if (cached) return cached;
  const added = addStyle(href, integrity).finally(() => loading.delete(href));
  loading.set(href, added);
  return added;
}

async function addStyle(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('integrity', integrity);
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(link);
  });
  try {
    await rejectLate(loaded);
  } catch (error) {
    link.remove();
    throw error;
  }
}
