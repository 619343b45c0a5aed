import type { Viewer } from '@desert/contract/account';
import type { PageRequest } from './page-request.ts';
import { renderSection, type SectionPart, SIGN_IN_REQUIRED } from './section-part.ts';

/** What a page consists of. */
export interface PageParts {
  viewer: Viewer | null;
  /** What the sections rendered. */
  parts: SectionPart[];
  /** The sections that could not. */
  unavailable: string[];
  /** Whether the page is for those who are signed in, and the visitor is not. */
  signInFirst: boolean;
}

/**
 * Has sections render their parts of a page, side by side.
 * @param names of the sections
 * @param widget what they bring to a page of the shell
 */
export async function renderParts(
  page: PageRequest,
  names: string[],
  widget: string | undefined,
): Promise<PageParts> {
  const [viewer, ...rendered] = await Promise.all([
    page.viewer,
    ...names.map((name) => renderSection(name, page, widget)),
  ]);
  return {
    viewer,
    parts: rendered.filter((part) => typeof part === 'object'),
    unavailable: names.filter((_, at) => rendered[at] === undefined),
    signInFirst: rendered.includes(SIGN_IN_REQUIRED),
  };
}
