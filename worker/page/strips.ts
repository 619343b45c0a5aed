/**
 * The strips below a section's page: what the other sections have of the season or player that the page is of.
 * docs/decisions/0040-strips.md
 */
import type { SectionManifest } from '@desert/contract/page';
import { matchRoute, tagOf } from '@desert/contract/routes';
import { TAGGED_WIDGET, tagSearch } from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { cachedManifest } from '../sections/manifests.ts';
import { openSections } from '../sections/section-workers.ts';
import type { PageRequest } from './page-request.ts';
import { type Part, renderSection } from './section-fragment.ts';

/** How long a strip may take, in ms: the scripts of the page wait for the end of the document. */
const LONGEST_MS = 1000;

export interface Strips {
  /** 'season:2011-12' */
  tag: string;
  /** The sections that have one, in their order. */
  names: string[];
  rendered: Promise<RenderedStrips>;
}

export interface RenderedStrips {
  /** The strips that are not empty. */
  parts: Part[];
  /** Names of the sections whose strips are empty. */
  empty: string[];
  /** Names of the sections that failed. */
  unavailable: string[];
}

/** The tag of a section's page, as far as its manifest is known. @param path the page's */
export function tagAt(manifest: SectionManifest | undefined, path: string): string | undefined {
  const match = manifest && matchRoute(manifest.routes, path);
  return match ? tagOf(match) : undefined;
}

/** The names of the sections that have strips for the pages of another one. */
export function stripsFor(env: Env, owner: string): string[] {
  return openSections(env, TAGGED_WIDGET).flatMap(({ name }) => (name === owner ? [] : [name]));
}

/** Begins to render the strips of a section's page, side by side with the page. @param tag none if not known yet */
export function beginStrips(
  page: PageRequest,
  owner: string,
  tag = tagAt(cachedManifest(page, owner), page.path),
): Strips | undefined {
  const names = tag === undefined ? [] : stripsFor(page.env, owner);
  if (tag === undefined || names.length === 0) return undefined;
  const limit = Math.min(LONGEST_MS, page.env.FRAGMENT_TIMEOUT_MS);
  // The page's own cursor and order are not for the strips.
  const asked: PageRequest = {
    ...page,
    env: { ...page.env, FRAGMENT_TIMEOUT_MS: limit },
    search: tagSearch(tag),
    form: undefined,
  };
  return { tag, names, rendered: renderAll(asked, names) };
}

async function renderAll(asked: PageRequest, names: string[]): Promise<RenderedStrips> {
  const rendered = await Promise.all(
    names.map((name) => renderSection(asked, name, TAGGED_WIDGET)),
  );
  const parts = rendered.filter((part) => typeof part === 'object');
  return {
    parts: parts.filter(({ head }) => !head.empty),
    empty: parts.filter(({ head }) => head.empty).map(({ manifest }) => manifest.name),
    unavailable: names.filter((_, at) => typeof rendered[at] !== 'object'),
  };
}

/**
 * The strips of a rendered page; only a good page has any.
 * @param begun by the manifest that was known before
 * @param own the page's own part
 */
export function stripsOf(
  page: PageRequest,
  owner: string,
  begun: Strips | undefined,
  own: Part | undefined,
): Strips | undefined {
  const tag = own?.head.status === 200 ? tagAt(own.manifest, page.path) : undefined;
  if (begun?.tag === tag) return begun;
  return tag === undefined ? undefined : beginStrips(page, owner, tag);
}
