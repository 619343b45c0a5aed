import type { PageHead, SectionLink } from '@desert/contract/page';
import { LoadingText, UnavailablePage, useAddress } from '@desert/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pages } from './pages.ts';
import { Place } from './Place.tsx';
import { type Served, useSectionModule } from './useSectionModule.ts';

export interface SectionOutletProps {
  section: SectionLink;
  served: Served;
  pages?: Pages | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** The place of a section's page: the page, or that it waits, or failed and can be tried again. */
export function SectionOutlet({ section, served, pages, onShown }: SectionOutletProps) {
  const { path } = useAddress();
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(served);
  const prepare = useCallback(() => pages?.prepare(window.location.href), [pages]);
  const { module, failed, bring } = useSectionModule(section.name, served, pages, prepare);

  useEffect(() => {
    if (failed) onShown?.(unavailableHead(section.label));
  }, [failed, onShown, section.label]);

  useEffect(() => {
    if (!module || !pages || !onShown || !place.current) return undefined;
    return module.mount(place.current, { answers: pages.answers, onShown, path: section.path });
  }, [module, pages, onShown, section.path]);

  return (
    <>
      {!module && !failed && first !== 'content' && (
        <LoadingText text={pages?.loadingText(path) ?? 'Loading...'} />
      )}
      {failed && <UnavailablePage label={section.label} onRetry={bring} />}
      <Place ref={place} section={section.name} />
    </>
  );
}

const unavailableHead = (label: string): PageHead => ({
  title: `${label} is not there just now`,
  description: 'This part of the site does not answer just now.',
});
