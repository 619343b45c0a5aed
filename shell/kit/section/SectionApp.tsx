import { matchRoute, sectionAt } from '@desert/contract/routes';
import { useAddress } from '../router.tsx';
import type { SectionDefinition } from './define.ts';
import { MatchedPage, type MatchedPageProps } from './MatchedPage.tsx';

export interface SectionAppProps extends Omit<MatchedPageProps, 'match'> {
  section: SectionDefinition;
  /** Where its pages start: '/history'. */
  base: string;
}

/** A section in the browser, at the visitor's address. */
export function SectionApp({ section, base, ...page }: SectionAppProps) {
  const { path } = useAddress();
  // The shell takes the section away after a link led out of it.
  if (!sectionAt([{ path: base }], path)) return null;
  return <MatchedPage match={matchRoute(section.routes, path)} {...page} />;
}
