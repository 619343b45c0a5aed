import { canonicalPath } from '@desert/contract/head';
import type { PageHead, PageState, SectionLink } from '@desert/contract/page';
import { useEffect } from 'react';
import { ComingSoonPage } from '../ui/ComingSoonPage.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import type { Pages } from './pages.ts';
import { AccountPage, HomePage, ProfilePage } from './shellPageCode.ts';
import { PROFILE_PATH, shellPageAt } from './shellPages.ts';

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
  useEffect(() => onShown?.(shellPageAt(path, section)), [onShown, path, section]);
  if (section) return <ComingSoonPage label={section.label} />;
  switch (canonicalPath(path)) {
    case '/':
      return <HomePage state={state} pages={pages} />;
    case '/login':
    case '/signup':
      return <AccountPage key={path} state={state} />;
    case PROFILE_PATH:
      return <ProfilePage state={state} pages={pages} />;
    default:
      return <NotFoundPage sections={state.sections} />;
  }
}
