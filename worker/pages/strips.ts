/** Strips: other sections' records about the page's season, player or game. docs/decisions/0040-strips.md */
import { TAGGED_WIDGET, tagSearch } from '@desert/contract/pages/widgets';
import type { PageRequest } from './page-request.ts';
import { isPart, type Part, renderSection } from './section-fragment.ts';
import { findCachedManifest } from './sections/manifests.ts';
import { listStripSections, findPageTag } from './sections/strip-sections.ts';

/** Timeout of a strip in ms. It is short, because the page's scripts wait for the end of the document. */
const LONGEST_MS = 1000;

export interface PageStrips {
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
  tag = findPageTag(findCachedManifest(page, owner), page.path),
): PageStrips | undefined {
  const names = tag === undefined ? [] : listStripSections(page.env, owner);
  if (tag === undefined || names.length === 0) return undefined;
  const request: PageRequest = { ...page, search: tagSearch(tag), form: undefined };
  return { tag, names, rendered: renderAll(request, names) };
}

async function renderAll(request: PageRequest, names: string[]): Promise<RenderedStrips> {
  const timeout = Math.min(LONGEST_MS, request.env.FRAGMENT_TIMEOUT_MS);
  const rendered = await Promise.all(
    names.map((name) => renderSection(request, name, TAGGED_WIDGET, timeout)),
  );
  const parts = rendered.filter(isPart);
  return {
    parts: parts.filter(({ head }) => !head.empty),
    empty: parts.filter(({ head }) => head.empty).map(({ manifest }) => manifest.name),
    unavailable: names.filter((_, at) => !isPart(rendered[at])),
  };
}

/** The strips of a page with status 200. @param begun reused unless the fragment's manifest gives another tag */
export function collectStrips(
  page: PageRequest,
  owner: string,
  begun: PageStrips | undefined,
  part: Part | undefined,
): PageStrips | undefined {
  const tag = part?.head.status === 200 ? findPageTag(part.manifest, page.path) : undefined;
  if (begun?.tag === tag) return begun;
  return tag === undefined ? undefined : beginStrips(page, owner, tag);
}
