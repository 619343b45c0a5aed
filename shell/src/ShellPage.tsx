import type { PageHead, PageState, SectionLink } from '@desert/contract/page';
import { useEffect } from 'react';
import { ComingSoonPage } from '../ui/ComingSoonPage.tsx';
import { Home } from '../ui/Home.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { shellPageAt } from './shellPages.ts';

interface ShellPageProps {
  state: PageState;
  path: string;
  section: SectionLink | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** A page of the shell itself. */
export function ShellPage({ state, path, section, onShown }: ShellPageProps) {
  useEffect(() => onShown?.(shellPageAt(path, section)), [onShown, path, section]);
  if (section) return <ComingSoonPage label={section.label} />;
  if (path === '/') return <Home sections={state.sections} />;
  return <NotFoundPage sections={state.sections} />;
}
