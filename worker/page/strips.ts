/**
 * The strips below a section's page: what the other sections have of the season or player that it is of.
 * docs/decisions/0040-strips.md
 */
import type { SectionManifest } from '@desert/contract/page';
import { matchRoute, tagOf } from '@desert/contract/routes';
import { TAGGED_WIDGET, tagSearch } from '@desert/contract/widgets';
import type { Env } from '../env.ts';
import { openSections } from '../sections/section-workers.ts';
import type { PageRequest } from './page-request.ts';
import { letGo, renderSection, type SectionPart } from './section-part.ts';

/** The longest that each part of a strip is waited for, in ms: the page's script waits for the end of the document. */
const LONGEST_MS = 1000;

export interface Strips {
  /** 'season:2011-12' */
  tag: string;
  /** The sections that bring one, in their order. */
  names: string[];
  rendered: Promise<RenderedStrips>;
}

interface RenderedStrips {
  /** The strips that are not empty. */
  parts: SectionPart[];
  /** Names of the sections whose strips are empty. */
  empty: string[];
  /** The sections that could not. */
  unavailable: string[];
}

/** The tag that a section's page is of, by its manifest as far as that is known. @param path the page's */
export function tagAt(manifest: SectionManifest | undefined, path: string): string | undefined {
  const match = manifest && matchRoute(manifest.routes, path);
  return match ? tagOf(match) : undefined;
}

/** The names of the sections that bring strips to the pages of another one. */
export function stripsFor(env: Env, owner: string): string[] {
  return openSections(env, TAGGED_WIDGET).flatMap(({ name }) => (name === owner ? [] : [name]));
}

/**
 * Has the other sections render their strips of a section's page, side by side.
 * @param owner the section
 * @param tag what its page is of; nothing is done without one
 */
export function beginStrips(
  page: PageRequest,
  owner: string,
  tag: string | undefined,
): Strips | undefined {
  const names = tag === undefined ? [] : stripsFor(page.env, owner);
  if (tag === undefined || names.length === 0) return undefined;
  const limit = Math.min(LONGEST_MS, page.env.FRAGMENT_TIMEOUT_MS);
  // The page's own cursor and order are none of a strip's.
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
    names.map((name) => renderSection(name, asked, TAGGED_WIDGET)),
  );
  const parts = rendered.filter((part) => typeof part === 'object');
  const empty = parts.filter(({ head }) => head.empty);
  void letGo(empty);
  return {
    parts: parts.filter((part) => !empty.includes(part)),
    empty: empty.map(({ manifest }) => manifest.name),
    unavailable: names.filter((_, at) => typeof rendered[at] !== 'object'),
  };
}

/**
 * The strips of a page that is rendered: those that were begun by what was known before, where they are its own.
 * @param own what its section rendered; only a good page has strips
 */
export function stripsOf(
  page: PageRequest,
  owner: string,
  begun: Strips | undefined,
  own: SectionPart | undefined,
): Strips | undefined {
  const tag = own?.head.status === 200 ? tagAt(own.manifest, page.path) : undefined;
  if (begun?.tag === tag) return begun;
  if (begun) void leave(begun);
  return beginStrips(page, owner, tag);
}

/** Lets go of strips that nobody shows. */
async function leave({ rendered }: Strips): Promise<void> {
  await letGo((await rendered).parts);
}
