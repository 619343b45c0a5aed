import type { PageHead, SectionLink } from '@desert/contract/page';
import { LoadingText, type SectionModule, UnavailablePage, useAddress } from '@desert/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pages } from './pages.ts';

const unavailableHead = (label: string): PageHead => ({
  title: `${label} is not there just now`,
  description: 'This part of the site does not answer just now.',
});

/** Marks the section's place in the shell's HTML. */
export const OUTLET_MARK = '<!--section-->';

// The section's own React root fills this place; to the shell's root it is opaque.
const PLACE = { __html: import.meta.env.SSR ? OUTLET_MARK : '' };

export interface SectionOutletProps {
  section: SectionLink;
  /** What the server made of the section's place; 'nothing' after a navigation in the browser. */
  served: 'page' | 'failure' | 'nothing';
  pages?: Pages | undefined;
  onShown?: ((head: PageHead) => void) | undefined;
}

/** The place of a section: its page, or that it waits, or failed and can be tried again. */
export function SectionOutlet({ section, served, pages, onShown }: SectionOutletProps) {
  const { path } = useAddress();
  const place = useRef<HTMLDivElement>(null);
  const [module, setModule] = useState<SectionModule>();
  const [failed, setFailed] = useState(served === 'failure');
  const [first] = useState(served);

  const bring = useCallback(async () => {
    if (!pages) return;
    try {
      pages.prepare(window.location.href);
      setModule(await pages.loader.load(section.name));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [pages, section.name]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- sets state when the section is there, later
    if (first !== 'failure') void bring();
  }, [first, bring]);

  useEffect(() => {
    if (failed) onShown?.(unavailableHead(section.label));
  }, [failed, onShown, section.label]);

  useEffect(() => {
    if (!module || !pages || !onShown || !place.current) return undefined;
    return module.mount(place.current, { answers: pages.answers, onShown, path: section.path });
  }, [module, pages, onShown, section.path]);

  return (
    <>
      {!module && !failed && first !== 'page' && (
        <LoadingText text={pages?.loadingText(path) ?? 'Loading...'} />
      )}
      {failed && <UnavailablePage label={section.label} onRetry={bring} />}
      <div ref={place} dangerouslySetInnerHTML={PLACE} suppressHydrationWarning />
    </>
  );
}
