/** Walks a site: sitemaps, pages, their files, and the public API of their records. */
import { keepAddress, SEARCH_PAGE } from './addresses.ts';
import { listApiReads } from './api-reads.ts';
import { findLinks, findStyleFiles, readSitemap } from './found-links.ts';
import type { PoliteClient } from './polite-client.ts';
import type { ResponseStore, ArchivedResponse } from './response-store.ts';

const CONNECTIONS = 4;

export interface Progress {
  done: number;
  known: number;
}

export interface CrawlOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  isWanted?: ((path: string) => boolean) | undefined;
}

export async function crawlSite(
  store: ResponseStore,
  client: PoliteClient,
  { onProgress = () => {}, isWanted = () => true }: CrawlOptions = {},
): Promise<void> {
  const queued = new Set<string>();
  const findNew = (paths: string[]) =>
    paths.filter((path) => isWanted(path) && !queued.has(path) && queued.add(path));
  let done = 0;
  let round = findNew(['/sitemap.xml', '/', SEARCH_PAGE]);
  while (round.length > 0) {
    const found: string[] = [];
    const waiting = round.values();
    const visitNext = async () => {
      for (const path of waiting) {
        found.push(...findNew(await visitPath(store, client, path)));
        done++;
        onProgress({ done, known: queued.size });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitNext));
    round = found;
  }
  store.finish();
}

async function visitPath(
  store: ResponseStore,
  client: PoliteClient,
  path: string,
): Promise<string[]> {
  const response = await client.read(path);
  if (response?.status !== 200) return [];
  const { type } = response;
  if (/^text\/html|xml|^text\/css|^application\/json/.test(type)) {
    return findPaths(response, store);
  }
  return [];
}

function findPaths(response: ArchivedResponse, store: ResponseStore): string[] {
  const { path, type } = response;
  const { site } = store;
  const text = store.readBody(path).toString();
  const keepAll = (addresses: string[]) =>
    addresses.flatMap((address) => keepAddress(address, path, site)?.path ?? []);
  if (path.startsWith('/api/')) return listApiReads(response, JSON.parse(text));
  if (type.startsWith('text/css')) return keepAll(findStyleFiles(text));
  if (type.includes('xml')) return path.includes('sitemap') ? toPaths(readSitemap(text), site) : [];
  const { pages, files } = findLinks(text);
  return [...keepAll(pages), ...keepAll(files), ...listApiReads(response, text)];
}

function toPaths(addresses: string[], site: string): string[] {
  return addresses.flatMap((address) => {
    const url = new URL(address);
    return url.origin === site ? url.pathname.replace(/(.)\/$/, '$1') : [];
  });
}
