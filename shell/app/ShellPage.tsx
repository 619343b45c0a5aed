import type { SectionLink } from '@desert/contract/pages/shell';
import { isHere, LoadingText, useAddress } from '@desert/kit/shell';
import { useCallback, useEffect } from 'react';
import { useSite } from '../sections/site.ts';
import { ComingSoonPage, ShellNotFoundPage } from '../ui/NotFoundPage.tsx';
import { buildShellHead } from './shellNeeds.ts';
import { matchShellRoute } from './shellPages.ts';

export { listShellNeeds } from './shellNeeds.ts';
export { loadPageCode } from './shellPages.ts';

interface ShellPageProps {
  path: string;
  section: SectionLink | undefined;
}

export function ShellPage({ path, section }: ShellPageProps) {
  const { state, navigation, onShown } = useSite();
  const { page, params = {} } = (!section && matchShellRoute(path)) || {};
  const { address } = useAddress();
  const shown = useCallback(() => {
    // The visitor may have left the page meanwhile.
    const responses = navigation?.cache.$responses.get() ?? {};
    if (isHere(address)) onShown?.(buildShellHead(path, section, responses));
  }, [navigation, onShown, path, section, address]);
  useEffect(() => {
    if (!page?.reads) shown();
  }, [page, shown]);
  if (section) return <ComingSoonPage label={section.label} />;
  if (!page) return <ShellNotFoundPage sections={state.sections} />;
  return (
    <page.Page
      key={path}
      params={params}
      onShown={shown}
      placeholder={<LoadingText text="Loading..." />}
    />
  );
}
