/** Strips: other sections' records about the page's season, player or game. docs/decisions/0040-strips.md */
import { TAGGED_WIDGET, tagSearch } from '@desert/contract/pages/widgets';
import type { PageRequest } from './page-request.ts';
import { isPart, type Part, renderSection } from './section-fragment.ts';
import { cachedManifest } from './sections/manifests.ts';
import { stripsFor, tagAt } from './sections/strip-sections.ts';

/** Timeout of a strip in ms. It is short, because the page's scripts wait for the end of the document. */
const LONGEST_MS = 1000;

export interface Strips {
  tag: string;
  names: string[];
  rendered: Promise<RenderedStrips>;
}

export interface RenderedStrips {
  parts: Part[];
  empty: string[];
  unavailable: string[];
}

/** Starts rendering a page's strips; undefined if it has none. @param tag by default from the cached manifest */
export function beginStrips(
  page: PageRequest,
  owner: string,
  tag = tagAt(cachedManifest(page, owner), page.path),
): Strips | undefined {
  const names = tag === undefined ? [] : stripsFor(page.env, owner);
  if (tag === undefined || names.length === 0) return undefined;
  const asked: PageRequest = { ...page, search: tagSearch(tag), form: undefined };
  return { tag, names, rendered: renderAll(asked, names) };
}

async function renderAll(asked: PageRequest, names: string[]): Promise<RenderedStrips> {
  const timeout = Math.min(LONGEST_MS, asked.env.FRAGMENT_TIMEOUT_MS);
  const rendered = await Promise.all(
    names.map((name) => renderSection(asked, name, TAGGED_WIDGET, timeout)),
  );
  const parts = rendered.filter(isPart);
  return {
    parts: parts.filter(({ head }) => !head.empty),
    empty: parts.filter(({ head }) => head.empty).map(({ manifest }) => manifest.name),
    unavailable: names.filter((_, at) => !isPart(rendered[at])),
  };
}

/** The strips of a page with status 200. @param begun reused unless the fragment's manifest gives another tag */
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
