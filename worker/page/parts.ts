import type { Viewer } from '@desert/contract/account';
import type { Answers } from '@desert/contract/page';
import { expandTemplate } from '@desert/contract/routes';
import type { ShellRenderer } from '@desert/contract/shell';
import type { PageRequest } from './page-request.ts';
import { renderSection, type SectionPart, SIGN_IN_REQUIRED } from './section-part.ts';

/** What a page consists of. */
export interface PageParts {
  viewer: Viewer | null;
  /** What a page of the shell reads itself. */
  answers: Answers;
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
 * @param needs of a page of the shell, with what they bring to it
 */
export async function renderParts(
  page: PageRequest,
  names: string[],
  needs: ReturnType<ShellRenderer['needsOf']> | undefined,
): Promise<PageParts> {
  const [viewer, answers, ...rendered] = await Promise.all([
    page.viewer,
    answersTo(page, needs?.reads ?? []),
    ...names.map((name) => renderSection(name, page, needs?.widget)),
  ]);
  return {
    viewer,
    answers,
    parts: rendered.filter((part) => typeof part === 'object'),
    unavailable: names.filter((_, at) => rendered[at] === undefined),
    signInFirst: rendered.includes(SIGN_IN_REQUIRED),
  };
}

async function answersTo({ search, read }: PageRequest, reads: string[]): Promise<Answers> {
  const addresses = reads.map((template) => expandTemplate(template, {}, search));
  const answers = await Promise.all(addresses.map(async (at) => [at, await read(at)] as const));
  return Object.fromEntries(answers);
}
