import type { Viewer } from '@desert/contract/account';
import type { Answers } from '@desert/contract/page';
import type { ShellRenderer } from '@desert/contract/shell';
import { cachedManifest } from '../sections/manifests.ts';
import type { PageRequest } from './page-request.ts';
import { renderSection, type SectionPart, SIGN_IN_REQUIRED } from './section-part.ts';
import { beginStrips, type Strips, stripsOf, tagAt } from './strips.ts';

/** What a page consists of. */
export interface PageParts {
  viewer: Viewer | null;
  suspension: string | undefined;
  /** What a page of the shell reads itself. */
  answers: Answers;
  /** What the sections rendered. */
  parts: SectionPart[];
  /** The sections that could not. */
  unavailable: string[];
  /** Below a section's page, which does not wait for them. */
  strips: Strips | undefined;
  /** Whether the page is for those who are signed in, and the visitor is not. */
  signInFirst: boolean;
}

/**
 * Has sections render their parts of a page, side by side.
 * @param names of the sections
 * @param needs of a page of the shell, with what they bring to it
 */
export async function renderParts(
  page: PageRequest,
  names: string[],
  needs: ReturnType<ShellRenderer['needsOf']> | undefined,
): Promise<PageParts> {
  const owner = needs ? undefined : names[0];
  const tag = owner === undefined ? undefined : tagAt(cachedManifest(page, owner), page.path);
  const begun = owner === undefined ? undefined : beginStrips(page, owner, tag);
  const asked = needs?.widgetSearch === undefined ? page : { ...page, search: needs.widgetSearch };
  const [viewer, suspension, answers, ...rendered] = await Promise.all([
    page.viewer,
    page.suspension,
    page.stages.time('load', answersTo(page, needs?.reads ?? [])),
    ...names.map((name) => renderSection(name, asked, needs?.widget)),
  ]);
  const parts = rendered.filter((part) => typeof part === 'object');
  return {
    viewer,
    suspension,
    answers,
    parts,
    strips: owner === undefined ? undefined : stripsOf(page, owner, begun, parts[0]),
    unavailable: names.filter((_, at) => rendered[at] === undefined),
    signInFirst: rendered.includes(SIGN_IN_REQUIRED),
  };
}

async function answersTo({ read }: PageRequest, addresses: string[]): Promise<Answers> {
  const answers = await Promise.all(addresses.map(async (at) => [at, await read(at)] as const));
  return Object.fromEntries(answers);
}
