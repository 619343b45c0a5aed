import { matchRoute, findSection } from '@desert/contract/pages/routes';
import { useAddress } from '../app/router.tsx';
import type { SectionDefinition } from './define.ts';
import { MatchedPage, type MatchedPageProps } from './MatchedPage.tsx';

export interface SectionAppProps extends Omit<MatchedPageProps, 'match'> {
  section: SectionDefinition;
  base: string;
}

export function SectionApp({ section, base, ...page }: SectionAppProps) {
  const { path } = useAddress();
  // After a link to another section, this one renders once more before the shell unmounts it.
  if (!findSection([{ path: base }], path)) return null;
  return <MatchedPage match={matchRoute(section.routes, path)} {...page} />;
}
