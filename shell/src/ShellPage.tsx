import type { PageHead, PageState, SectionLink } from '@desert/contract/page';
import { useEffect } from 'react';
import { ComingSoonPage } from '../ui/ComingSoonPage.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import type { Pages } from './pages.ts';
import { shellHeadAt, shellPageAt } from './shellPages.ts';

interface ShellPageProps {
  state: PageState;
  path: string;
  /** The section that owns the path and is not open yet, if any. */
  section: SectionLink | undefined;
  pages?: Pages | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A page of the shell itself. */
export function ShellPage({ state, path, section, pages, onShown }: ShellPageProps) {
  useEffect(() => onShown?.(shellHeadAt(path, section)), [onShown, path, section]);
  if (section) return <ComingSoonPage label={section.label} />;
  const page = shellPageAt(path);
  if (!page) return <NotFoundPage sections={state.sections} />;
  return <page.Page key={path} state={state} pages={pages} />;
}
